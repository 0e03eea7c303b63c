import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { IfGiven, PersonnelOnly } from './column-rules';

const NOW = 'CURRENT_TIMESTAMP(3)';

/** What every record has (product.md §3). create_by is the personnel's or, on a customer's own rows, the user's id. */
export abstract class RecordEntity {
  @ApiProperty({ type: 'integer' })
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @ApiProperty({ type: String, format: 'date-time' })
  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => NOW })
  create_at: Date;

  @ApiProperty({ type: String, format: 'date-time' })
  @UpdateDateColumn({ type: 'datetime', precision: 3, default: () => NOW, onUpdate: NOW })
  update_at: Date;

  @PersonnelOnly()
  @ApiProperty({ type: 'integer', nullable: true })
  @Column({ type: 'int', unsigned: true, nullable: true })
  create_by: number | null;
}
