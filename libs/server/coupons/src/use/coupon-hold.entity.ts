import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A use of a coupon that is kept for who tried it a moment ago; an order that takes it deletes it (docs/decisions/0039). */
@Entity('coupon_hold')
export class CouponHold {
  @PrimaryColumn({ type: 'int', unsigned: true })
  coupon_id: number;

  @PrimaryColumn({ type: 'int', unsigned: true })
  user_id: number;

  @Column({ type: 'datetime', precision: 3 })
  hold_until: Date;
}
