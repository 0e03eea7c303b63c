import { Injectable } from '@nestjs/common';
import { ORDERS_PAYMENT_TYPE_ID } from '@wethi/contract';
import { AuditLog, Clock, Database, type Actor } from '@wethi/platform';
import { newOrderNumber } from '../order/order-number';
import { OrderStatus } from '../order/order-status';
import { OrdersDetail } from '../order/orders-detail.entity';
import { OrdersOpen } from '../order/orders-open.entity';
import { Orders } from '../order/orders.entity';
import { SEEN_TO } from '../places/last-day';
import { giveBackPlace, takePlaces } from '../places/places';
import { salesChanged } from '../sales-sums/sales-changed';
import { isToCome } from './shop-facts';

/** An order of one product that was made and paid at the former site. */
export interface FormerOrder {
  orders_former_no: string;
  user_id: number;
  product_id: number;
  /** Bought once by each customer. */
  isOnline: boolean;
  /** Of a show to come whose places are counted. */
  takesPlace: boolean;
  /** Baht. */
  orders_net: number;
  /** Day in Bangkok, from which access is counted. */
  paidOn: string;
  note: string | null;
}

/** Nobody changed them, gave money back, wrote about them, or let their buyers in. */
const UNTOUCHED = `
  SELECT o.*, p.id AS product_id, ${SEEN_TO} AS last_day
    FROM data_import_row r JOIN orders o ON o.id = r.record_id JOIN orders_detail l ON l.orders_id = o.id
    JOIN product p ON p.id = l.product_id LEFT JOIN stage s ON s.id = p.stage_id
   WHERE r.data_import_id = ? AND r.data_import_kind = 'orders' AND o.orders_status = 'approve'
     AND o.update_at <= o.create_at
     AND NOT EXISTS (SELECT 1 FROM orders_detail d WHERE d.orders_id = o.id AND d.update_at > d.create_at)
     AND NOT EXISTS (SELECT 1 FROM orders_detail d JOIN ticket t ON t.orders_detail_id = d.id WHERE d.orders_id = o.id)
     AND NOT EXISTS (SELECT 1 FROM orders_detail d JOIN ticket_entry e ON e.orders_detail_id = d.id WHERE d.orders_id = o.id)
     AND NOT EXISTS (SELECT 1 FROM orders_memo m WHERE m.orders_id = o.id)
     AND NOT EXISTS (SELECT 1 FROM orders_refund f WHERE f.orders_id = o.id)
     AND NOT EXISTS (SELECT 1 FROM orders_paper p WHERE p.orders_id = o.id)
     AND NOT EXISTS (SELECT 1 FROM slip_use s WHERE s.orders_id = o.id)
   FOR UPDATE`;

/** Brings orders of the former site in, and takes them back: silently, without papers and without money to account for. */
@Injectable()
export class FormerOrders {
  constructor(
    private readonly database: Database,
    private readonly status: OrderStatus,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @returns its id */
  async bring(former: FormerOrder, actor: Actor): Promise<number> {
    const { orders_former_no, user_id, product_id, isOnline, takesPlace, orders_net, paidOn, note } = former;
    const create_at = new Date(`${paidOn}T12:00:00+07:00`);
    const columns = {
      ...{ user_id, orders_former_no, order_no: newOrderNumber(paidOn), create_by: actor.id },
      ...{ orders_payment: 'former' as const, orders_payment_type_id: ORDERS_PAYMENT_TYPE_ID.former },
      // Its VAT was declared by the former site.
      ...{ orders_total: orders_net, orders_net, orders_vat: 0 },
      ...{ orders_payment_date: paidOn, create_at, update_at: create_at },
    };
    const reason = [`นำเข้าจากระบบเดิม เลขที่ ${orders_former_no}`, note].filter(Boolean).join(' · ');
    const orders_id = await this.status.bring(columns, paidOn, actor, reason);
    await this.database.add(OrdersDetail, {
      ...{ orders_id, product_id, create_by: actor.id },
      ...{ orders_detail_price: orders_net, orders_detail_net: orders_net },
    });
    if (isOnline) await this.database.add(OrdersOpen, { user_id, product_id, gift_id: 0, orders_id });
    if (takesPlace) await takePlaces(this.database, orders_id, user_id, [product_id]);
    await this.audit.record(actor, 'create', Orders, orders_id, undefined, columns);
    return orders_id;
  }

  /** Deletes what an import made and nobody touched since. */
  async takeBack(importId: number, actor: Actor): Promise<void> {
    const rows = await this.database.query<(Orders & { product_id: number; last_day: string | null })[]>(UNTOUCHED, [
      importId,
    ]);
    for (const { product_id, last_day, ...order } of rows) {
      if (isToCome({ last_day }, this.clock.today())) await giveBackPlace(this.database, product_id);
      await this.database.write('DELETE FROM orders WHERE id = ?', [order.id]);
      await salesChanged(this.database, this.clock, order.create_at);
      await this.audit.record(actor, 'delete', Orders, order.id, order, undefined);
    }
  }
}
