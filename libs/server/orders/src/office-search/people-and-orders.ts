import { Injectable } from '@nestjs/common';
import { Database, may, type Actor } from '@wethi/platform';
import { OrderLists } from '../lists/order-lists';
import { buyersFound } from '../lists/orders-found';
import type { FoundCustomer, FoundOrder } from './found.dto';

/** Customers and orders that a few typed signs may mean, each as far as the caller sees them. */
@Injectable()
export class PeopleAndOrders {
  constructor(
    private readonly database: Database,
    private readonly lists: OrderLists,
  ) {}

  async customers(text: string, most: number, actor: Actor): Promise<FoundCustomer[]> {
    if (!may(actor, 'people.read')) return [];
    const ids = (await buyersFound(this.database, text, actor, most)).slice(0, most);
    if (ids.length === 0) return [];
    return this.database.query<FoundCustomer[]>(
      `SELECT u.id, u.user_name, u.user_lname, u.user_nickname, u.user_tel, u.user_path, u.user_status,
              COUNT(o.id) AS orders, COALESCE(SUM(o.orders_net), 0) AS orders_net
         FROM user u LEFT JOIN orders o ON o.user_id = u.id AND o.orders_status = 'approve'
        WHERE u.id IN (?) GROUP BY u.id ORDER BY u.id DESC`,
      [ids],
    );
  }

  /** The newest ones, and how many there are. */
  async orders(text: string, most: number, actor: Actor): Promise<[FoundOrder[], number]> {
    const [orders, total] = await this.lists.toConfirm({ q: text, sort: '-id', limit: String(most) }, actor);
    const seesPhones = may(actor, 'people.read');
    return [orders.map((order) => (seesPhones ? order : Object.assign(order, { user_tel: null }))), total];
  }
}
