import type { OrdersStatus } from '@wethi/contract';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One step of an order's status: who, when, from, to, why (decisions.md §3). Rows are only ever added. */
@Entity('orders_status_change')
export class OrdersStatusChange {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  create_at: Date;

  @Index()
  @Column({ type: 'int', unsigned: true })
  orders_id: number;

  /** Null on the order's first step. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  from_status: OrdersStatus | null;

  @Column({ type: 'varchar', length: 20 })
  to_status: OrdersStatus;

  @Column({ type: 'varchar', length: 10 })
  actor_kind: 'user' | 'personnel' | 'system';

  /** Null for the system and for whoever holds the order number. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  actor_id: number | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  reason: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    orders_status_change: OrdersStatusChange;
  }
}
