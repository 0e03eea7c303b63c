import { Injectable, Logger } from '@nestjs/common';
import { toBaht, toSatang } from '@wethi/contract';
import { type Actor, AuditLog, Clock, Config, Database, Outbox, refuse, Transactions } from '@wethi/platform';
import { lockOrder, type LockedOrder } from '../order/lock-order';
import { makePaper } from './make-paper';
import { OrdersPaper } from './orders-paper.entity';
import { sellerOf } from './issuer/issuer';
import { nextPaperNo } from './paper-number';
import { askUntil, issueDate } from './paper-days';
import { type AskTaxInvoice, type ReplaceTaxInvoice, TaxBuyer } from './paper.dto';
import { paperFacts, type PaperFacts } from './paper-facts';
import {
  creditNotePage,
  receiptPage,
  taxInvoicePage,
  vatTakenBack,
  voidPage,
  type Draft,
  type Issue,
  type PaperRef,
  type TakenBack,
} from './paper-pages';
import type { PaperPage } from './pdf/paper-page';

const ALL_CAME_BACK = 'คำสั่งซื้อนี้คืนเงินครบแล้ว จึงแก้ใบกำกับภาษีไม่ได้';

type IssuedPaper = Pick<
  OrdersPaper,
  'id' | 'orders_id' | 'user_id' | 'paper_no' | 'paper_date' | 'paper_kind' | 'paper_net' | 'paper_vat' | 'paper_page'
>;

/**
 * The only writer of papers. Each is issued in a transaction that holds its order, so that an order has one receipt and one
 * valid tax invoice; its number is given last (docs/decisions/0025).
 */
@Injectable()
export class Papers {
  private readonly logger = new Logger(Papers.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** The receipt of an order, issued now where it has none. @returns undefined where there is nothing to issue yet */
  async receiptOf(ordersId: number): Promise<IssuedPaper | undefined> {
    return this.transactions.run(async () => {
      const order = await lockOrder(this.database, 'id', ordersId);
      return this.receiptOfLocked(order);
    });
  }

  /**
   * Issues a tax invoice to an order's buyer; asked again with the same words it is the same one. Where a part came back it is
   * personnel's to issue: in full, beside its credit notes.
   * @throws Refusal NOT_FOUND, PAPER_NO_SELLER, PAPER_NOT_PAID, PAPER_FORMER, PAPER_TOO_LATE, PAPER_REFUNDED, PAPER_ISSUED
   */
  async askTaxInvoice({ id, remember, ...wish }: AskTaxInvoice, actor: Actor): Promise<IssuedPaper> {
    return this.transactions.run(async () => {
      const order = await lockOrder(this.database, 'id', id);
      if (actor.kind === 'user' && order.user_id !== actor.id) throw refuse('NOT_FOUND');
      const buyer = buyerOf(wish);
      const issue = await this.issueToday(order.id);
      const beside = { creditNotes: await this.creditNotesOf(order) };
      const page = (facts: PaperFacts): Draft => taxInvoicePage(facts, buyer, issue, beside);
      const issued = await this.validInvoice(id);
      const facts = await this.factsOf(id);
      if (issued) {
        const { buyer: theirs } = JSON.parse(issued.paper_page) as PaperPage;
        if (JSON.stringify(theirs) !== JSON.stringify(page(facts).buyer)) throw refuse('PAPER_ISSUED');
        return issued;
      }
      if (order.orders_status !== 'approve' || toSatang(order.orders_net) === 0) throw refuse('PAPER_NOT_PAID');
      if (isFormer(order)) throw refuse('PAPER_FORMER');
      if (actor.kind === 'user' && toSatang(order.orders_refunded) > 0) throw refuse('PAPER_REFUNDED');
      if (actor.kind === 'user' && this.clock.today() > askUntil(order.approve_date ?? ''))
        throw refuse('PAPER_TOO_LATE');
      // Its VAT is the receipt's to report, which may not be made yet.
      await this.receiptOfLocked(order);
      const paper_buyer = remember ? JSON.stringify(buyer) : null;
      const columns = { ...amountsOf(facts), paper_kind: 'tax_invoice' as const, paper_buyer };
      return this.issue(page(facts), order, issue, columns);
    });
  }

  /**
   * Makes a tax invoice void and issues another one in its place; the void one keeps its number and names the other.
   * @throws Refusal NOT_FOUND, PAPER_NO_SELLER, PAPER_VOID, PAPER_REFUNDED
   */
  async replace({ id, reason, ...wish }: ReplaceTaxInvoice, actor: Actor): Promise<IssuedPaper> {
    return this.transactions.run(async () => {
      const found = await this.database.manager.findOneBy(OrdersPaper, { id, paper_kind: 'tax_invoice' });
      if (!found) throw refuse('NOT_FOUND');
      const order = await lockOrder(this.database, 'id', found.orders_id);
      const old = await this.database.manager.findOneByOrFail(OrdersPaper, { id });
      if (old.paper_void_at) throw refuse('PAPER_VOID');
      if (order.orders_status !== 'approve') throw refuse('PAPER_REFUNDED', { message: ALL_CAME_BACK });
      const issue = await this.issueToday(order.id);
      const facts = await this.factsOf(order.id);
      const beside = { inPlaceOf: refOf(old), creditNotes: await this.creditNotesOf(order) };
      const page = taxInvoicePage(facts, buyerOf(wish), issue, beside);
      const columns = { ...amountsOf(facts), paper_kind: 'tax_invoice' as const, paper_buyer: old.paper_buyer };
      const substitute = await this.issue(page, order, issue, columns);
      const voided = voidPage(JSON.parse(old.paper_page) as PaperPage, issue.date, substitute.paper_no);
      const change = {
        paper_page: JSON.stringify(voided),
        paper_file: null,
        paper_substitute_id: substitute.id,
        paper_void_at: this.clock.now(),
        paper_void_reason: reason,
        paper_void_by: actor.id,
      };
      await this.database.update(OrdersPaper, id, change);
      const { paper_page: _, ...told } = change;
      await this.audit.record(actor, 'update', OrdersPaper, id, { paper_void_at: null }, told);
      return substitute;
    });
  }

  /**
   * The credit note of a refund, in the refund's transaction, about the order's tax invoice or receipt. Without either there is
   * none, and while a setting of the seller is missing: nobody waits for their money because of that.
   */
  async creditNote(order: LockedOrder, orders_refund_id: number, taken: TakenBack): Promise<void> {
    const receipt = await this.receiptOfLocked(order);
    const about = (await this.validInvoice(order.id)) ?? receipt;
    if (!about) return;
    const issue = await this.issueOn(this.clock.today(), order.id);
    if (!issue)
      return this.logger.error(`refund ${orders_refund_id} of order ${order.id} has no credit note: PAPER_NO_SELLER`);
    const { buyer } = JSON.parse(about.paper_page) as PaperPage;
    const facts = await this.factsOf(order.id);
    const columns = {
      paper_kind: 'credit_note' as const,
      paper_net: toBaht(taken.before - taken.after),
      paper_vat: toBaht(vatTakenBack(taken)),
      paper_about_id: about.id,
      orders_refund_id,
    };
    const changed = { ...refOf(about), buyer, base: toSatang(about.paper_net) - toSatang(about.paper_vat) };
    await this.issue(creditNotePage(facts, changed, taken, issue), order, issue, columns);
  }

  private async receiptOfLocked(order: LockedOrder): Promise<IssuedPaper | undefined> {
    if (isFormer(order)) return undefined;
    const issued = await this.database.manager.findOneBy(OrdersPaper, { orders_id: order.id, paper_kind: 'receipt' });
    if (issued) return issued;
    const date = issueDate(order.approve_date, this.clock.today());
    if (!date || order.orders_status !== 'approve' || toSatang(order.orders_net) === 0) return undefined;
    const issue = await this.issueOn(date, order.id);
    if (!issue) return undefined;
    const facts = await this.factsOf(order.id);
    return this.issue(receiptPage(facts, issue), order, issue, { ...amountsOf(facts), paper_kind: 'receipt' });
  }

  private validInvoice(orders_id: number): Promise<OrdersPaper | undefined> {
    const rows = this.database.manager.createQueryBuilder(OrdersPaper, 'row').where({ orders_id });
    return rows
      .andWhere("row.paper_kind = 'tax_invoice' AND row.paper_void_at IS NULL")
      .getOne()
      .then((row) => row ?? undefined);
  }

  private async creditNotesOf({ id, orders_refunded }: LockedOrder): Promise<string[]> {
    if (toSatang(orders_refunded) === 0) return [];
    const where = { orders_id: id, paper_kind: 'credit_note' as const };
    const notes = await this.database.manager.find(OrdersPaper, { where, order: { id: 'ASC' } });
    return notes.map(({ paper_no }) => paper_no);
  }

  private async issue(
    draft: Draft,
    order: Pick<LockedOrder, 'id' | 'user_id'>,
    { issuer, date }: Issue,
    columns: Partial<OrdersPaper> & Pick<OrdersPaper, 'paper_kind' | 'paper_net' | 'paper_vat'>,
  ): Promise<IssuedPaper> {
    const paper_no = await nextPaperNo(this.database, columns.paper_kind, issuer, date);
    const page: PaperPage = { ...draft, number: paper_no, facts: [['เลขที่', paper_no], ...draft.facts] };
    const paper = {
      ...columns,
      orders_id: order.id,
      user_id: order.user_id,
      paper_issuer: issuer,
      paper_no,
      paper_date: date,
      paper_page: JSON.stringify(page),
      create_at: this.clock.now(),
    };
    const id = await this.database.insert(OrdersPaper, paper);
    // A receipt is made for the letter about the approval, or when somebody opens it: most buyers have no address, and never do.
    if (columns.paper_kind !== 'receipt') await this.outbox.add(makePaper, { orders_paper_id: id });
    return { ...paper, id };
  }

  /** @throws Refusal PAPER_NO_SELLER */
  private async issueToday(ordersId: number): Promise<Issue> {
    const issue = await this.issueOn(this.clock.today(), ordersId);
    if (!issue) throw refuse('PAPER_NO_SELLER');
    return issue;
  }

  private async issueOn(date: string, ordersId: number): Promise<Issue | undefined> {
    const { issuer, seller } = await sellerOf(this.database, this.config, ordersId);
    return seller && { issuer, seller, date, publicUrl: this.config.PUBLIC_URL };
  }

  private factsOf(ordersId: number): Promise<PaperFacts> {
    return paperFacts(this.database, ordersId, this.config);
  }
}

/** Papers of what was paid at the former site are that site's, and so is their VAT. */
function isFormer({ orders_payment }: Pick<LockedOrder, 'orders_payment'>): boolean {
  return orders_payment === 'former';
}

function amountsOf({ order }: PaperFacts): Pick<OrdersPaper, 'paper_net' | 'paper_vat'> {
  return { paper_net: order.orders_net, paper_vat: order.orders_vat };
}

function refOf({ paper_no, paper_date, paper_kind }: IssuedPaper): PaperRef {
  return { paper_no, paper_date, isInvoice: paper_kind === 'tax_invoice' };
}

/** What of a wish stands on the paper: a person has no branch. */
function buyerOf({ receipt_type, buyer_name, buyer_tax_id, buyer_branch, buyer_address }: TaxBuyer): TaxBuyer {
  const branch = receipt_type === 'company' ? { buyer_branch } : {};
  return { receipt_type, buyer_name, ...(buyer_tax_id && { buyer_tax_id }), ...branch, buyer_address };
}
