import { Injectable } from '@nestjs/common';
import { sendNotice } from '@wethi/accounts';
import { askSlip } from '@wethi/orders';
import { Config, Database, JobHandler, Outbox, Transactions, type JobContext, type PayloadOf } from '@wethi/platform';
import { askSlipText } from './buyer-text';

/** Words the SMS that asks for another slip, unless it has come meanwhile. */
@Injectable()
export class AskSlip {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly config: Config,
  ) {}

  @JobHandler(askSlip)
  async ask({ orders_id }: PayloadOf<typeof askSlip>, { key }: JobContext): Promise<void> {
    const order = await this.database.sql
      .selectFrom('orders as o')
      .innerJoin('user as u', 'u.id', 'o.user_id')
      .leftJoin('orders_charge as c', (join) =>
        join.onRef('c.orders_id', '=', 'o.id').on('c.charge_status', '=', 'reversed'),
      )
      .select(['o.order_no', 'o.orders_slip_asked_at', 'u.user_tel', 'c.id as reversed'])
      .where('o.id', '=', orders_id)
      .executeTakeFirst();
    if (!order?.orders_slip_asked_at) return;
    const text = askSlipText(order.order_no, order.reversed !== null, this.config.PUBLIC_URL);
    const sms = { tel: order.user_tel, text };
    await this.transactions.run(() => this.outbox.add(sendNotice, sms, { dedupeKey: `sms-${key}` }));
  }
}
