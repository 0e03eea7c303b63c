import { Injectable } from '@nestjs/common';
import { sendNotice } from '@wethi/accounts';
import { buyerKey, mailOrder, tellBuyer } from '@wethi/orders';
import { Config, Database, JobHandler, Outbox, Transactions, type JobContext, type PayloadOf } from '@wethi/platform';
import { buyerText } from './buyer-text';

/** Words the SMS about an order to its buyer, and has the letter follow. */
@Injectable()
export class TellBuyer {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  /** An order that has gone on meanwhile is told with its own later step. */
  @JobHandler(tellBuyer)
  async tell({ orders_id, orders_status }: PayloadOf<typeof tellBuyer>, { key }: JobContext): Promise<void> {
    const order = await this.database.sql
      .selectFrom('orders as o')
      .innerJoin('user as u', 'u.id', 'o.user_id')
      .select(['o.order_no', 'o.orders_status', 'o.orders_note', 'o.orders_net', 'o.orders_paid', 'u.user_tel'])
      .where('o.id', '=', orders_id)
      .executeTakeFirst();
    const text = order?.orders_status === orders_status && buyerText(order, this.config.PUBLIC_URL);
    if (!text) return;
    const sms = { tel: order.user_tel, text };
    await this.transactions.run(async () => {
      await this.outbox.add(sendNotice, sms, { dedupeKey: buyerKey(orders_id, key) });
      await this.outbox.add(mailOrder, { orders_id, orders_status }, { dedupeKey: `mail-${key}` });
    });
  }
}
