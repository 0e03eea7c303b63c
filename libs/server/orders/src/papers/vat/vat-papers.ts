import { Injectable } from '@nestjs/common';
import { PAPER_KIND, toBaht, toSatang } from '@wethi/contract';
import { AuditLog, Database, type Actor, type Batches, type TableColumn } from '@wethi/platform';
import { OrdersPaper } from '../orders-paper.entity';
import { askUntil } from '../paper-days';
import type { PaperPage } from '../pdf/paper-page';
import type { VatMonthQuery, VatPaper, VatPapersFileQuery, VatPapersQuery } from './vat.dto';

type VatRow = Omit<VatPaper, 'paper_kind'> & { kind: string };

/** What the Revenue Department asks of the report of output VAT, and what makes up its sums. */
export const VAT_COLUMNS: TableColumn<VatRow>[] = [
  { name: 'paper_date', title: 'วันที่' },
  { name: 'kind', title: 'เอกสาร' },
  { name: 'paper_no', title: 'เลขที่' },
  { name: 'other_no', title: 'ใบกำกับภาษีหรือเอกสารอ้างอิง' },
  { name: 'order_no', title: 'คำสั่งซื้อ' },
  { name: 'buyer_name', title: 'ชื่อผู้ซื้อ' },
  { name: 'buyer_tax_id', title: 'เลขประจำตัวผู้เสียภาษี' },
  { name: 'buyer_branch', title: 'สาขา' },
  { name: 'base', title: 'มูลค่าก่อนภาษี', money: true },
  { name: 'vat', title: 'ภาษี', money: true },
  { name: 'net', title: 'รวม', money: true },
];

const BATCH = 500;

/** The papers whose amounts add up to the VAT of a month: receipts and credit notes, in the order of their numbers. */
@Injectable()
export class VatPapers {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async page({ page, limit, ...of }: VatPapersQuery): Promise<[VatPaper[], number]> {
    const { total } = await this.of(of)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return [await this.rows(of, limit, (page - 1) * limit), total];
  }

  /** All of them, read while the file is made; who took it is noted. */
  async file({ format, ...of }: VatPapersFileQuery, actor: Actor): Promise<Batches<VatRow>> {
    await this.audit.record(actor, 'export', OrdersPaper, 0, undefined, { ...of, format });
    return this.batches(of);
  }

  private async *batches(of: VatMonthQuery): AsyncGenerator<VatRow[]> {
    for (let from = 0; ; from += BATCH) {
      const rows = await this.rows(of, BATCH, from);
      yield rows.map(({ paper_kind, ...row }) => ({ ...row, kind: PAPER_KIND[paper_kind] }));
      if (rows.length < BATCH) return;
    }
  }

  private of({ month, issuer }: VatMonthQuery) {
    return this.database.sql
      .selectFrom('orders_paper as p')
      .where('p.paper_issuer', '=', issuer)
      .where('p.paper_date', '>=', `${month}-01`)
      .where('p.paper_date', '<=', askUntil(`${month}-01`))
      .where('p.paper_kind', 'in', ['receipt', 'credit_note']);
  }

  /** The ids first, of the index alone: their pages of words are long. */
  private async rows(of: VatMonthQuery, limit: number, offset: number): Promise<VatPaper[]> {
    const inOrder = this.of(of).select('p.id').orderBy('p.paper_date').orderBy('p.paper_kind').orderBy('p.paper_no');
    const found = await this.database.sql
      .selectFrom(inOrder.limit(limit).offset(offset).as('found'))
      .innerJoin('orders_paper as p', 'p.id', 'found.id')
      .innerJoin('orders as o', 'o.id', 'p.orders_id')
      .leftJoin('orders_paper as a', 'a.id', 'p.paper_about_id')
      .leftJoin('orders_paper as t', (join) =>
        join
          .onRef('t.orders_id', '=', 'p.orders_id')
          .on('p.paper_kind', '=', 'receipt')
          .on('t.paper_kind', '=', 'tax_invoice')
          .on('t.paper_void_at', 'is', null),
      )
      .select(['p.id', 'p.orders_id', 'p.paper_kind', 'p.paper_no', 'p.paper_date', 'p.paper_net', 'p.paper_vat'])
      .select(['o.order_no', 't.paper_no as invoice_no', 'a.paper_no as about_no'])
      .select(({ fn }) => fn.coalesce('t.paper_page', 'p.paper_page').as('page'))
      .orderBy('p.paper_date')
      .orderBy('p.paper_kind')
      .orderBy('p.paper_no')
      .execute();
    return found.map(({ page, invoice_no, about_no, paper_net, paper_vat, ...paper }) => {
      const sign = paper.paper_kind === 'credit_note' ? -1 : 1;
      const [net, vat] = [sign * toSatang(paper_net), sign * toSatang(paper_vat)];
      const amounts = { base: toBaht(net - vat), vat: toBaht(vat), net: toBaht(net) };
      return { ...paper, other_no: invoice_no ?? about_no, ...buyerOf(page), ...amounts };
    });
  }
}

/** Whom a paper was issued to, by the words on it. */
function buyerOf(page: string): Pick<VatPaper, 'buyer_name' | 'buyer_tax_id' | 'buyer_branch'> {
  const { buyer } = JSON.parse(page) as PaperPage;
  const named = (label: string) => buyer.find(([name]) => name === label)?.[1] ?? null;
  return { buyer_name: buyer[0]?.[1] ?? null, buyer_tax_id: named('เลขผู้เสียภาษี'), buyer_branch: named('สาขา') };
}
