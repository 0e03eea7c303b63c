import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Somebody wants to hear that a show is on sale (TELL-06); it goes as they are told. */
@Entity('sale_reminder')
@Index(['product_id', 'user_id'], { unique: true })
export class SaleReminder {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'int', unsigned: true })
  product_id: number;

  @Index()
  @Column({ type: 'int', unsigned: true })
  user_id: number;

  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;
}

declare module '@wethi/platform' {
  interface Tables {
    sale_reminder: SaleReminder;
  }
}
