import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How many uses of a coupon are taken. It stands apart from the coupon: each order's foreign key holds a shared lock on that, and
 * whoever then raised a number in it would wait for all the others. A CHECK refuses the number that stands for one use too many.
 */
@Entity('coupon_count')
export class CouponCount {
  @PrimaryColumn({ type: 'int', unsigned: true })
  coupon_id: number;

  @Column({ type: 'int', unsigned: true, default: 0 })
  used: number;
}
