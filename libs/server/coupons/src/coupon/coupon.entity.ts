import { COUPON_PRODUCT_TYPE, COUPON_TYPE, type CouponProductType, type CouponType, type YesNo } from '@wethi/contract';
import {
  EnumColumn,
  DateOnly,
  YesNoColumn,
  Money,
  RecordEntity,
  ForeignKey,
  Text,
  TimeOnly,
  IntegerColumn,
} from '@wethi/platform';
import { Entity, Index } from 'typeorm';

const CODE = { pattern: /^[A-Za-z0-9ก-๙_-]+$/, hint: 'รหัสคูปองใช้ได้เฉพาะตัวอักษร ตัวเลข - และ _' };

/** A reduction that a buyer asks for by its code. */
@Entity('coupon')
export class Coupon extends RecordEntity {
  /** The product of a coupon whose coupon_product_type is Only. */
  @ForeignKey()
  product_id: number | null;

  @EnumColumn(COUPON_PRODUCT_TYPE, { default: 'Only' })
  coupon_product_type: CouponProductType;

  /** Upper and lower case are the same. */
  @Index({ unique: true })
  @Text(40, { required: true, search: true, ...CODE })
  coupon_code: string;

  @Text(120, { required: true, search: true, thai: true })
  coupon_name: string;

  @Text(500)
  coupon_detail: string | null;

  @EnumColumn(COUPON_TYPE, { default: 'All' })
  coupon_type: CouponType;

  @IntegerColumn({ max: 9999 })
  coupon_year: number | null;

  @IntegerColumn({ max: 9999 })
  coupon_month: number | null;

  @IntegerColumn({ max: 9999 })
  coupon_day: number | null;

  @IntegerColumn({ max: 9999 })
  coupon_hour: number | null;

  /** Baht off. */
  @Money()
  coupon_price: number | null;

  @IntegerColumn({ max: 100 })
  coupon_percent: number | null;

  /** Baht off from points. */
  @Money()
  coupon_point: number | null;

  /** Baht to pay where the price is higher. */
  @Money()
  coupon_pay: number | null;

  /** First day; the times are Bangkok's and count only with their day. */
  @DateOnly()
  coupon_start: string | null;

  @TimeOnly()
  coupon_start_time: string | null;

  /** Last day. */
  @DateOnly({ index: true })
  coupon_to: string | null;

  @TimeOnly()
  coupon_to_time: string | null;

  @Text(60)
  coupon_payment: string | null;

  /** Orders that may carry it; null is without limit. */
  @IntegerColumn({ min: 1 })
  coupon_limit: number | null;

  /** 'Y': for existing members (decisions.md §3). */
  @YesNoColumn()
  coupon_member_only: YesNo;

  /** 'Y': for those whose e-mail or phone is listed in couponEmail or couponTel. */
  @YesNoColumn()
  coupon_email_only: YesNo;

  /** 'Y': offered to everybody who pays, before they know its code. */
  @Index()
  @YesNoColumn()
  coupon_public: YesNo;

  /** 'Y': nobody can use it, whatever else it says. */
  @YesNoColumn()
  coupon_disable: YesNo;
}

declare module '@wethi/platform' {
  interface Tables {
    coupon: Coupon;
  }
}
