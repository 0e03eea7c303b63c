import { Injectable } from '@nestjs/common';
import { sendLetter } from '@wethi/accounts';
import { LATE_MONEY, valuesOf, type LateMoney } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import { mailOrder, OrderReceipt } from '@wethi/orders';
import {
  Clock,
  Config,
  Database,
  JobHandler,
  Outbox,
  Transactions,
  type JobContext,
  type PayloadOf,
} from '@wethi/platform';
import { sql } from 'kysely';
import { cancelled } from '../wording/cancelled';
import { orderLetter, type OrderFacts } from './order-letter';

/** Words the letter about an order to its buyer. */
@Injectable()
export class MailOrder {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly receipts: OrderReceipt,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** An order that has gone on meanwhile is told with its own later step; who confirmed no address gets none. */
  @JobHandler(mailOrder)
  async mail({ orders_id, orders_status }: PayloadOf<typeof mailOrder>, { key }: JobContext): Promise<void> {
    const order = await this.factsOf(orders_id);
    if (order?.orders_status !== orders_status || !order.user_email || !order.user_email_at) return;
    const receipt = orders_status === 'approve' ? await this.receipts.of(orders_id) : undefined;
    const now = bangkokTime(this.clock.now());
    const letter = orderLetter({ ...order, receipt }, this.config.PUBLIC_URL, now);
    if (!letter) return;
    const attachments = receipt && [{ filename: `${receipt.paper_no}.pdf`, path: receipt.path }];
    const mail = { to: order.user_email, letter, attachments };
    await this.transactions.run(() => this.outbox.add(sendLetter, mail, { dedupeKey: `mail-order-${key}` }));
  }

  private async factsOf(ordersId: number) {
    const order = await this.database.sql
      .selectFrom('orders as o')
      .innerJoin('user as u', 'u.id', 'o.user_id')
      .select(['o.order_no', 'o.orders_status', 'o.orders_total', 'o.orders_discount', 'o.orders_vat', 'o.orders_net'])
      .select([
        'o.orders_paid',
        'o.orders_pay_until',
        'o.orders_note',
        'o.update_at',
        'o.gift_id',
        'o.orders_payment',
        'o.orders_payment_bank',
      ])
      .select(sql<string | null>`(select c.coupon_code from coupon c where c.id = o.coupon_id)`.as('coupon_code'))
      .select(cancelled.as('is_cancelled'))
      .select(({ selectFrom }) =>
        selectFrom('orders_refund as r')
          .select('r.orders_refund_amount')
          .whereRef('r.orders_id', '=', 'o.id')
          .orderBy('r.id', 'desc')
          .limit(1)
          .as('last_refund'),
      )
      .select(
        sql<LateMoney | null>`(select max(m.money_back_reason) from money_back m
          where m.orders_id = o.id and m.money_back_reason in (${sql.join(valuesOf(LATE_MONEY))}))`.as('late'),
      )
      .select(['u.user_nickname', 'u.user_tel', 'u.user_email', 'u.user_email_at'])
      .where('o.id', '=', ordersId)
      .executeTakeFirst();
    return order && { ...order, lines: await this.linesOf(ordersId) };
  }

  private linesOf(ordersId: number): Promise<OrderFacts['lines']> {
    return this.database.sql
      .selectFrom('orders_detail as d')
      .innerJoin('product as p', 'p.id', 'd.product_id')
      .innerJoin('band as b', 'b.id', 'p.band_id')
      .leftJoin('stage as s', 's.id', 'p.stage_id')
      .select(['p.product_title', 'p.product_img', 'p.product_format', 'b.band_name'])
      .select(['s.stage_date', 's.stage_time_start', 's.stage_time_to'])
      .select(({ fn }) => fn.countAll<number>().as('tickets'))
      .where('d.orders_id', '=', ordersId)
      .groupBy('p.id')
      .orderBy(({ fn }) => fn.min('d.id'))
      .execute();
  }
}
