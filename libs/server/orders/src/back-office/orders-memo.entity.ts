import { ForeignKey, RecordEntity, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

/** A note about an order among colleagues; its buyer reads it only in the copy of all their data (ACC-10). */
@Entity('orders_memo')
export class OrdersMemo extends RecordEntity {
  @ForeignKey({ required: true })
  orders_id: number;

  @Text(1000, { required: true })
  orders_memo_text: string;
}

declare module '@wethi/platform' {
  interface Tables {
    orders_memo: OrdersMemo;
  }
}
