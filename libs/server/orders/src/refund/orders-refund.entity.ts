import { REFUND_KIND, REFUND_REASON, type RefundKind, type RefundReason } from '@wethi/contract';
import { EnumColumn, ForeignKey, Money, NamesFile, RecordEntity, Text } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** Money of an order that was given back; `create_by` gave it. */
@Entity('orders_refund')
@Index(['orders_id', 'orders_refund_key'], { unique: true })
@Index(['create_at'])
export class OrdersRefund extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  orders_id: number;

  @EnumColumn(REFUND_KIND, { required: true })
  orders_refund_kind: RefundKind;

  @Money({ required: true })
  orders_refund_amount: number;

  @EnumColumn(REFUND_REASON, { default: 'other' })
  orders_refund_reason: RefundReason;

  /** What its buyer reads. */
  @Text(500, { required: true })
  orders_refund_note: string;

  /** To which account it went, as personnel wrote it down. */
  @Text(200)
  orders_refund_account: string | null;

  /** Private path of the transfer's slip, 'refund/ab…12.jpg'. */
  @NamesFile('private')
  @Index()
  @Column({ type: 'varchar', length: 80, nullable: true })
  orders_refund_slip: string | null;

  /** By which the same press, sent again, is known. */
  @Column({ type: 'varchar', length: 64 })
  orders_refund_key: string;
}

declare module '@wethi/platform' {
  interface Tables {
    orders_refund: OrdersRefund;
  }
}
