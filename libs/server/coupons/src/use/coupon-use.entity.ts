import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One use of a coupon: kept for who tried it a moment ago, or of an order that waits or is paid (docs/decisions/0039). */
@Entity('coupon_use')
@Index(['coupon_id', 'held_by'], { unique: true })
export class CouponUse {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'int', unsigned: true })
  coupon_id: number;

  /** The order that carries it; null while it is only kept. */
  @Index({ unique: true })
  @Column({ type: 'int', unsigned: true, nullable: true })
  orders_id: number | null;

  /** For whom it is kept; nobody has two of one coupon. */
  @Column({ type: 'int', unsigned: true, nullable: true })
  held_by: number | null;

  @Index()
  @Column({ type: 'datetime', precision: 3, nullable: true })
  held_until: Date | null;
}
