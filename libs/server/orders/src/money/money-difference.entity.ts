import {
  MONEY_DIFFERENCE,
  MONEY_DIFFERENCE_STATUS,
  type MoneyDifferenceKind,
  type MoneyDifferenceStatus,
} from '@wethi/contract';
import { EnumColumn, Money, RecordEntity, Text } from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import { Column, Entity, Index } from 'typeorm';

const id = { type: 'integer', nullable: true } as const;

/** An order or some money that found no counterpart (BUY-15). It stays on record with who settled it and how. */
@Entity('money_difference')
@Index(['money_difference_day', 'money_difference_status'])
export class MoneyDifference extends RecordEntity {
  @EnumColumn(MONEY_DIFFERENCE, { default: 'no_money' })
  money_difference_kind: MoneyDifferenceKind;

  /** What it is about: 'order-7', 'slip-3', 'charge-2'. */
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 30 })
  money_difference_subject: string;

  /** In Bangkok. */
  @ApiProperty({ type: String, format: 'date' })
  @Column({ type: 'date' })
  money_difference_day: string;

  /** What came less what was due; baht. */
  @Money({ required: true })
  money_difference_amount: number;

  @EnumColumn(MONEY_DIFFERENCE_STATUS, { default: 'open' })
  money_difference_status: MoneyDifferenceStatus;

  @ApiProperty(id)
  @Column({ type: 'int', unsigned: true, nullable: true })
  orders_id: number | null;

  @ApiProperty(id)
  @Column({ type: 'int', unsigned: true, nullable: true })
  slip_id: number | null;

  @ApiProperty(id)
  @Column({ type: 'int', unsigned: true, nullable: true })
  orders_charge_id: number | null;

  /** How it was settled. */
  @Text(500)
  money_difference_note: string | null;

  @ApiProperty(id)
  @Column({ type: 'int', unsigned: true, nullable: true })
  money_difference_by: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  money_difference_at: Date | null;
}
