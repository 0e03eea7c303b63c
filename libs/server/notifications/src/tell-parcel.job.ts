import { Injectable } from '@nestjs/common';
import { sendNotice } from '@wethi/accounts';
import { tellParcel } from '@wethi/orders';
import { Config, Database, JobHandler, Outbox, Transactions, type JobContext, type PayloadOf } from '@wethi/platform';
import { parcelText } from './buyer-text';

/** Words the SMS about a book that went out; what was taken back meanwhile is no news. */
@Injectable()
export class TellParcel {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  @JobHandler(tellParcel)
  async tell({ orders_id }: PayloadOf<typeof tellParcel>, { key }: JobContext): Promise<void> {
    const order = await this.database.sql
      .selectFrom('orders as o')
      .innerJoin('user as u', 'u.id', 'o.user_id')
      .select(['o.order_no', 'o.orders_tracking', 'o.orders_tracking_by', 'o.orders_book_send', 'u.user_tel'])
      .where('o.id', '=', orders_id)
      .executeTakeFirst();
    if (order?.orders_book_send !== 'Y') return;
    const sms = { tel: order.user_tel, text: parcelText(order, this.config.PUBLIC_URL) };
    await this.transactions.run(() => this.outbox.add(sendNotice, sms, { dedupeKey: `sms-${key}` }));
  }
}
