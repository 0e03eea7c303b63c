import type { YesNo } from '@wethi/contract';
import { YesNoColumn, RecordEntity, ForeignKey, Text } from '@wethi/platform';
import { IsEmail } from 'class-validator';
import { Entity, Index } from 'typeorm';

/** An e-mail that may use a coupon. */
@Entity('coupon_email')
@Index(['coupon_email', 'remove_by'])
@Index(['coupon_id', 'coupon_email'], { unique: true })
export class CouponEmail extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  coupon_id: number;

  @IsEmail()
  @Text(120, { required: true, search: true })
  coupon_email: string;

  /** 'Y': taken off the list. */
  @YesNoColumn()
  remove_by: YesNo;
}
