import { Injectable } from '@nestjs/common';
import { toSatang } from '@wethi/contract';
import { titleTimes } from '@wethi/format';
import { type Actor, Clock, Config, Database, type Refusal, refuse } from '@wethi/platform';
import { sql } from 'kysely';
import type { Orders } from '../order/orders.entity';
import { sellerOf } from './issuer/issuer';
import { askUntil } from './paper-days';
import { OrderPapers, type OwnPaper, Paper, type FiledPaper, type TaxBuyer } from './paper.dto';
import { PaperFiles } from './paper-files';
import { Papers } from './papers';

type Unpaid = Pick<Orders, 'orders_status' | 'orders_payment' | 'orders_net'>;

/** The papers of an order, and whether another may be asked for. */
@Injectable()
export class PaperList {
  constructor(
    private readonly database: Database,
    private readonly papers: Papers,
    private readonly files: PaperFiles,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal NOT_FOUND, also for somebody else's order */
  async ofOrder(ordersId: number, actor: Pick<Actor, 'kind' | 'id'>): Promise<OrderPapers> {
    const order = await this.orderOf(ordersId, actor);
    const papers = await this.rowsOf(ordersId);
    const hasInvoice = papers.some((paper) => paper.paper_kind === 'tax_invoice' && !paper.paper_void_at);
    const isOurs = order.orders_status === 'approve' && order.orders_payment !== 'former';
    const mayAsk = actor.kind === 'personnel' || toSatang(order.orders_refunded) === 0;
    const paid = isOurs && toSatang(order.orders_net) > 0 && mayAsk;
    const until = paid && !hasInvoice && order.approve_date ? askUntil(order.approve_date) : null;
    // Who asks later is sent to personnel.
    const inTime = until !== null && (actor.kind === 'personnel' || until >= this.clock.today());
    const ask_until = inTime && (await sellerOf(this.database, this.config, ordersId)).seller ? until : null;
    const buyer = ask_until === null ? null : await this.lastBuyer(order.user_id);
    const { order_no, orders_net } = order;
    const user_email = order.user_email_at ? order.user_email : null;
    const title = await this.titleOf(ordersId);
    return { order_no, orders_net, title, papers, ask_until, user_email, buyer };
  }

  /** @throws Refusal NOT_FOUND, also for somebody else's */
  async one(id: number, actor: Actor): Promise<OwnPaper> {
    const paper = await this.database.sql
      .selectFrom('orders_paper as p')
      .innerJoin('orders as o', 'o.id', 'p.orders_id')
      .innerJoin('user as u', 'u.id', 'p.user_id')
      .leftJoin('orders_paper as s', 's.id', 'p.paper_substitute_id')
      .leftJoin('orders_paper as a', 'a.id', 'p.paper_about_id')
      .select(['p.id', 'p.orders_id', 'p.paper_kind', 'p.paper_no', 'p.paper_date', 'p.paper_net', 'p.paper_vat'])
      .select(['p.paper_void_at', 's.paper_no as substitute_no', 's.id as substitute_id', 'o.order_no'])
      .select(['a.paper_no as about_no', sql<string>`json_value(p.paper_page, '$.buyer[0][1]')`.as('buyer_name')])
      .select(sql<string | null>`if(u.user_email_at is null, null, u.user_email)`.as('user_email'))
      .where('p.id', '=', id)
      .$if(actor.kind === 'user', (own) => own.where('p.user_id', '=', actor.id))
      .executeTakeFirst();
    if (!paper) throw refuse('NOT_FOUND');
    return paper;
  }

  /** The order's number, with the paper that its buyer would hand in: the tax invoice, or else the receipt. @throws Refusal NOT_FOUND, PAPER_NOT_PAID, PAPER_NO_SELLER, PAPER_FORMER */
  async file(ordersId: number, actor: Actor): Promise<FiledPaper> {
    const order = await this.orderOf(ordersId, actor);
    const valid = (await this.rowsOf(ordersId)).filter((paper) => !paper.paper_void_at);
    const paper =
      valid.find(({ paper_kind }) => paper_kind === 'tax_invoice') ?? (await this.papers.receiptOf(ordersId));
    if (!paper) throw await this.withoutPaper(order, ordersId);
    await this.files.fileOf(paper.id);
    return { order_no: order.order_no, id: paper.id, paper_no: paper.paper_no };
  }

  /** Why an order has none. */
  private async withoutPaper(order: Unpaid, ordersId: number): Promise<Refusal> {
    if (order.orders_payment === 'former') return refuse('PAPER_FORMER');
    if (order.orders_status !== 'approve' || toSatang(order.orders_net) === 0) return refuse('PAPER_NOT_PAID');
    const { seller } = await sellerOf(this.database, this.config, ordersId);
    return refuse(seller ? 'PAPER_NOT_PAID' : 'PAPER_NO_SELLER');
  }

  private async orderOf(ordersId: number, actor: Pick<Actor, 'kind' | 'id'>) {
    const order = await this.database.sql
      .selectFrom('orders as o')
      .innerJoin('user as u', 'u.id', 'o.user_id')
      .select(['o.order_no', 'o.user_id', 'o.orders_status', 'o.orders_net', 'o.orders_refunded', 'o.approve_date'])
      .select('o.orders_payment')
      .select(['u.user_email', 'u.user_email_at'])
      .where('o.id', '=', ordersId)
      .executeTakeFirst();
    if (!order || (actor.kind === 'user' && order.user_id !== actor.id)) throw refuse('NOT_FOUND');
    return order;
  }

  private async titleOf(ordersId: number): Promise<string> {
    const lines = await this.database.sql
      .selectFrom('orders_detail as d')
      .innerJoin('product as p', 'p.id', 'd.product_id')
      .select(({ fn }) => ['p.product_title', fn.countAll<number>().as('tickets')])
      .where('d.orders_id', '=', ordersId)
      .groupBy('p.id')
      .orderBy(({ fn }) => fn.min('d.id'))
      .execute();
    return lines.map(({ product_title, tickets }) => titleTimes(product_title, tickets)).join(' และ ');
  }

  private rowsOf(ordersId: number): Promise<Paper[]> {
    return this.database.sql
      .selectFrom('orders_paper as p')
      .leftJoin('orders_paper as s', 's.id', 'p.paper_substitute_id')
      .select(['p.id', 'p.orders_id', 'p.paper_kind', 'p.paper_no', 'p.paper_date', 'p.paper_net', 'p.paper_vat'])
      .select(['p.paper_void_at', 's.paper_no as substitute_no'])
      .where('p.orders_id', '=', ordersId)
      .orderBy('p.id')
      .execute();
  }

  private async lastBuyer(userId: number): Promise<TaxBuyer | null> {
    const last = await this.database.sql
      .selectFrom('orders_paper')
      .select('paper_buyer')
      .where('user_id', '=', userId)
      .where('paper_kind', '=', 'tax_invoice')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return last?.paper_buyer ? (JSON.parse(last.paper_buyer) as TaxBuyer) : null;
  }
}
