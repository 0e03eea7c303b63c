import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What stays of somebody whose account is deleted: which table, why, and until when. */
@Entity('kept_record')
@Index('kept_record_user_id_table', ['user_id', 'kept_record_table'], { unique: true })
@Index('kept_record_until', ['kept_record_until'])
export class KeptRecord {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  /** Of a row without a name. */
  @Column({ type: 'int', unsigned: true })
  user_id: number;

  @Column({ type: 'varchar', length: 60 })
  kept_record_table: string;

  @Column({ type: 'int', unsigned: true })
  kept_record_rows: number;

  @Column({ type: 'varchar', length: 200 })
  kept_record_reason: string;

  @Column({ type: 'date' })
  kept_record_until: string;
}
