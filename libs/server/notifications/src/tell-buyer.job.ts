import { Injectable } from '@nestjs/common';
import { sendNotice } from '@wethi/accounts';
import { toSatang } from '@wethi/contract';
import { buyerKey, tellBuyer, tellRefund } from '@wethi/orders';
import { Config, Database, JobHandler, Outbox, Transactions, type JobContext, type PayloadOf } from '@wethi/platform';
import { sql } from 'kysely';
import { buyerText, refundText } from './buyer-text';
import { mailAfterStep } from './letters/mail-after-step';
import { cancelled } from './wording/cancelled';

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
      .select([
        'o.order_no',
        'o.orders_status',
        'o.orders_note',
        'o.orders_net',
        'o.orders_paid',
        'o.orders_pay_until',
        'o.gift_id',
        'u.user_tel',
      ])
      .select(cancelled.as('is_cancelled'))
      .leftJoin('orders_detail as d', (join) =>
        join.on('d.id', '=', sql`(select min(first.id) from orders_detail first where first.orders_id = o.id)`),
      )
      .leftJoin('product as p', 'p.id', 'd.product_id')
      .leftJoin('stage as s', 's.id', 'p.stage_id')
      .select(['p.product_title', ({ fn }) => fn.coalesce('s.stage_date', 'p.product_to').as('show_date')])
      .where('o.id', '=', orders_id)
      .executeTakeFirst();
    const text = order?.orders_status === orders_status && buyerText(order, this.config);
    if (!text) return;
    const sms = { tel: order.user_tel, text };
    await this.transactions.run(async () => {
      await this.outbox.add(sendNotice, sms, { dedupeKey: buyerKey(orders_id, key) });
      await mailAfterStep(this.database, this.outbox, { orders_id, orders_status }, key);
    });
  }

  /** A part of the money comes back, and the order stays as it is. */
  @JobHandler(tellRefund)
  async tellPart({ orders_refund_id }: PayloadOf<typeof tellRefund>, { key }: JobContext): Promise<void> {
    const refund = await this.database.sql
      .selectFrom('orders_refund as r')
      .innerJoin('orders as o', 'o.id', 'r.orders_id')
      .innerJoin('user as u', 'u.id', 'o.user_id')
      .select(['o.order_no', 'r.orders_refund_note', 'r.orders_refund_amount', 'u.user_tel'])
      .select(sql<number>`(select count(*) from orders_detail d where d.orders_refund_id = r.id)`.as('tickets'))
      .where('r.id', '=', orders_refund_id)
      .executeTakeFirstOrThrow();
    const text = refundText(refund, toSatang(refund.orders_refund_amount), this.config.PUBLIC_URL);
    const sms = { tel: refund.user_tel, text };
    await this.transactions.run(() => this.outbox.add(sendNotice, sms, { dedupeKey: `tell-refund-${key}` }));
  }
}
