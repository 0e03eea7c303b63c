import type { YesNo } from '@wethi/contract';
import { YesNoColumn, RecordEntity, ForeignKey, Text } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** A phone that may use a coupon. */
@Entity('coupon_tel')
@Index(['coupon_tel', 'remove_by'])
@Index(['coupon_id', 'coupon_tel'], { unique: true })
export class CouponTel extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  coupon_id: number;

  @Text(10, { required: true, search: true, pattern: /^0\d{9}$/, hint: 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก' })
  coupon_tel: string;

  /** 'Y': taken off the list. */
  @YesNoColumn()
  remove_by: YesNo;
}
