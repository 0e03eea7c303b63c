import {
  ORDERS_BOOK_SEND,
  ORDERS_PAYMENT,
  ORDERS_STATUS,
  RECEIPT_TYPE,
  type OrdersBookSend,
  type OrdersPayment,
  type OrdersStatus,
  type ReceiptType,
  type YesNo,
} from '@wethi/contract';
import {
  DateOnly,
  EnumColumn,
  ForeignKey,
  Money,
  OfBand,
  PersonnelOnly,
  RecordEntity,
  Secret,
  ServerSet,
  Text,
  TimeOnly,
  YesNoColumn,
} from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import { Column, Entity, Index } from 'typeorm';

/** What a customer ordered and how it was paid. Amounts, statuses and approvals are written by the server only. */
@Entity('orders')
@OfBand(
  (row) =>
    `${row}.id IN (SELECT d.orders_id FROM orders_detail d JOIN product p ON p.id = d.product_id WHERE p.band_id = :bandId)`,
)
@Index(['orders_status', 'id', 'orders_pay_until'])
@Index('orders_money', [
  'create_at',
  'id',
  'orders_status',
  'orders_net',
  'orders_total',
  'orders_discount',
  'orders_vat',
  'orders_refunded',
])
@Index(['orders_tracking'])
export class Orders extends RecordEntity {
  @ServerSet()
  @ForeignKey({ required: true })
  user_id: number;

  /** W, date and six random characters: whoever holds it may see and cancel the order without signing in. */
  @ServerSet()
  @Index({ unique: true })
  @Text(20, { required: true, search: true })
  order_no: string;

  /** Its number at the site before this one, of an order that was made there. */
  @ServerSet()
  @PersonnelOnly()
  @Index({ unique: true })
  @Text(60)
  orders_former_no: string | null;

  @ServerSet()
  @ForeignKey({ required: true })
  orders_payment_type_id: number;

  @ServerSet()
  @Money({ default: '0.00' })
  orders_total: number;

  @ServerSet()
  @Money({ default: '0.00' })
  orders_discount: number;

  /** VAT contained in orders_net. */
  @ServerSet()
  @Money({ default: '0.00' })
  orders_vat: number;

  @ServerSet()
  @Money({ default: '0.00' })
  orders_net: number;

  /** What came for it so far, as far as a bank or the gateway confirmed it. */
  @ServerSet()
  @Money({ default: '0.00' })
  orders_paid: number;

  /** What was given back of it. */
  @ServerSet()
  @Money({ default: '0.00' })
  orders_refunded: number;

  /** Its buyer has to pay, or to pay the rest, until then; null while it is not their turn. */
  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  orders_pay_until: Date | null;

  /** Since when the buyer of an approved order is asked for another slip, because its money was not found. */
  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  orders_slip_asked_at: Date | null;

  @ServerSet()
  @EnumColumn(ORDERS_STATUS, { default: 'wait' })
  orders_status: OrdersStatus;

  @ServerSet()
  @EnumColumn(ORDERS_PAYMENT, { default: 'cash' })
  orders_payment: OrdersPayment;

  @DateOnly()
  orders_payment_date: string | null;

  @TimeOnly()
  orders_payment_time: string | null;

  /** Short name of the bank that was paid into. */
  @Text(20)
  orders_payment_bank: string | null;

  /** Account that was paid into. */
  @Text(20)
  orders_payment_account: string | null;

  /** Private path of the slip; its picture is read through slipImage. */
  @ServerSet()
  @Text(200)
  orders_payment_slip: string | null;

  @ServerSet()
  @Text(200)
  orders_payment_slip1: string | null;

  @ServerSet()
  @Text(200)
  orders_pay_slip: string | null;

  @YesNoColumn()
  orders_certificate: YesNo;

  /** For the customer: why it was refused or refunded. */
  @Text(500)
  orders_note: string | null;

  @EnumColumn(ORDERS_BOOK_SEND, { default: 'N' })
  orders_book_send: OrdersBookSend;

  @YesNoColumn()
  receipt: YesNo;

  @EnumColumn(RECEIPT_TYPE, { default: 'person' })
  receipt_type: ReceiptType;

  /** Personnel who approved; null when the slip was verified automatically. */
  @ServerSet()
  @PersonnelOnly()
  @ForeignKey()
  approve_by: number | null;

  /** Day in Bangkok; access is counted from it. */
  @ServerSet()
  @DateOnly({ index: true })
  approve_date: string | null;

  @Text(120)
  orders_invite: string | null;

  @ServerSet()
  @ForeignKey()
  coupon_id: number | null;

  /** Which use of it was kept for its buyer and went to this order; null where a new one was counted. */
  @Secret()
  @Column({ type: 'datetime', precision: 3, nullable: true, select: false })
  coupon_hold_at: Date | null;

  /** Whom it is for, where it is not its buyer. */
  @ServerSet()
  @ForeignKey()
  gift_id: number | null;

  @Text(60, { search: true })
  orders_tracking: string | null;

  /** Carrier. */
  @Text(60)
  orders_tracking_by: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    orders: Orders;
  }
}

/** How it is paid; the columns are facts, not wishes. */
export type OrderPayment = Pick<Orders, 'orders_payment'> &
  Partial<
    Pick<Orders, 'orders_payment_type_id' | 'orders_payment_slip' | 'orders_payment_bank' | 'orders_payment_account'>
  >;
