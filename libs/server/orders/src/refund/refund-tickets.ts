import { Injectable } from '@nestjs/common';
import { sumSatang, toSatang } from '@wethi/contract';
import { Database, refuse } from '@wethi/platform';
import { giveBackTickets } from '../places/places';
import type { OrdersRefund } from './orders-refund.entity';
import type { RefundableTicket } from './refund.dto';

const TICKETS = `
  SELECT d.id AS orders_detail_id, d.orders_detail_net, p.product_title, r.product_price_title, e.entry_at,
      CONCAT(o.order_no, '-', (SELECT COUNT(*) FROM orders_detail b WHERE b.orders_id = o.id AND b.id <= d.id)) AS ticket_code,
      f.create_at AS refund_at
    FROM orders_detail d
    JOIN orders o ON o.id = d.orders_id
    JOIN product p ON p.id = d.product_id AND p.product_format <> 'online'
    LEFT JOIN product_price r ON r.id = d.product_price_id
    LEFT JOIN ticket_entry e ON e.orders_detail_id = d.id AND e.entry_first = 1
    LEFT JOIN orders_refund f ON f.id = d.orders_refund_id
   WHERE d.orders_id = ? ORDER BY d.id`;

/** Tickets of a hall that money is given back for, while the others of their order stay (docs/decisions/0079). */
@Injectable()
export class RefundTickets {
  constructor(private readonly database: Database) {}

  /** Those of an order, in which it can be chosen. */
  list(ordersId: number): Promise<RefundableTicket[]> {
    return this.database.query<RefundableTicket[]>(TICKETS, [ordersId]);
  }

  /**
   * Of an order that is locked.
   * @returns what they cost, and whether nothing of the order is left without them
   * @throws Refusal TICKET_NOT_VALID for one that is not of it, ended already, or went through a gate
   */
  async choose(ordersId: number, ids: readonly number[]) {
    const open = (await this.list(ordersId)).filter(({ entry_at, refund_at }) => !entry_at && !refund_at);
    const tickets = open.filter(({ orders_detail_id }) => ids.includes(orders_detail_id));
    if (tickets.length !== new Set(ids).size) throw refuse('TICKET_NOT_VALID');
    const [lines] = await this.database.query<{ count: number }[]>(
      'SELECT COUNT(*) AS count FROM orders_detail WHERE orders_id = ? AND orders_refund_id IS NULL',
      [ordersId],
    );
    const satang = sumSatang(tickets.map(({ orders_detail_net }) => toSatang(orders_detail_net)));
    return { tickets, satang, isAll: tickets.length === lines?.count };
  }

  /** Lines that ended with a refund; with a full one those that had not ended before. */
  async endedBy({ orders_id, orders_refund_kind, id }: OrdersRefund): Promise<number[]> {
    const lines = await this.database.query<{ id: number }[]>(
      'SELECT id FROM orders_detail WHERE orders_id = ? AND orders_refund_id <=> ?',
      [orders_id, orders_refund_kind === 'full' ? null : id],
    );
    return lines.map((line) => line.id);
  }

  /** They open no gate any more, and their places are free. */
  async end(ids: readonly number[], orders_refund_id: number): Promise<void> {
    await this.database.write('UPDATE orders_detail SET orders_refund_id = ? WHERE id IN (?)', [orders_refund_id, ids]);
    await giveBackTickets(this.database, ids);
  }
}
