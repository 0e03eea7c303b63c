import { OfBand, RecordEntity, Text } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** A filter of the list of orders that somebody of personnel keeps for themselves: the list's parameters as its address has them. */
@Entity('orders_view')
@OfBand((row) => `${row}.create_by IN (SELECT id FROM personnel WHERE band_id = :bandId)`)
@Index(['create_by', 'id'])
export class OrdersView extends RecordEntity {
  @Text(60, { required: true })
  orders_view_name: string;

  @Text(1000)
  orders_view_query: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    orders_view: OrdersView;
  }
}
