import { Controller } from '@nestjs/common';
import { Resource, type Actor } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { OrdersView } from './orders-view.entity';

/** Each sees and changes their own. */
@Controller()
export class OrdersViewController extends Resource(OrdersView, {
  path: 'ordersView',
  read: 'orders.read',
  write: 'orders.read',
}) {
  protected override visible(rows: SelectQueryBuilder<OrdersView>, actor?: Actor): void {
    rows.andWhere('row.create_by = :me', { me: actor?.id ?? 0 });
  }
}
