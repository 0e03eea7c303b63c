import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What tables share whose rows are added for a customer and never saved by a form. */
export abstract class UserRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  @Index()
  @Column({ type: 'int', unsigned: true })
  user_id: number;
}
