import type { YesNo } from '@wethi/contract';
import { Html, OfNoBand, Picture, RecordEntity, Text, YesNoColumn } from '@wethi/platform';
import { Entity } from 'typeorm';

/** The ways to pay; rows 1 to 5 come with the migration (decisions.md §3). Nobody chooses the sixth: docs/decisions/0102. */
@Entity('orders_payment_type')
@OfNoBand()
export class OrdersPaymentType extends RecordEntity {
  @Picture()
  orders_payment_type_icon: string | null;

  @Text(60, { required: true, thai: true })
  orders_payment_type_title: string;

  @Html()
  orders_payment_type_detail: string | null;

  @YesNoColumn()
  orders_payment_type_disable: YesNo;
}
