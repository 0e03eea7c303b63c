import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A use of a coupon that is kept for who tried it a moment ago; an order that takes it says so (docs/decisions/0039). */
@Entity('coupon_hold')
export class CouponHold {
  @PrimaryColumn({ type: 'int', unsigned: true })
  coupon_id: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  user_id: number;

  /** The show that it was tried for last, whose order may take it. */
  @Column({ type: 'int', unsigned: true, default: 0 })
  product_id: number;

  /** Since when; the order that took it has the same in `coupon_hold_at`. */
  @CreateDateColumn({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  hold_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  hold_until: Date;
}
