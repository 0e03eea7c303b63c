import { Injectable } from '@nestjs/common';
import { PAPER_KIND, satangText, toSatang } from '@wethi/contract';
import { plainMonth, recordDate, taxId } from '@wethi/format';
import { AuditLog, Config, Database, HeavyPool, type Actor } from '@wethi/platform';
import { issuerNamed } from '../issuer/issuer';
import { OrdersPaper } from '../orders-paper.entity';
import type { VatPage } from '../pdf/paper-page';
import { renderPaper } from '../pdf/render-paper';
import { VatPapers } from './vat-papers';
import { VatReport } from './vat-report';
import type { PapersOfKind, VatMonthQuery, VatPaper } from './vat.dto';

/** More lines fill more than a hundred sheets, and belong into a table. */
const MOST = 3_000;
const AT_ONCE = 500;

/** The report of output VAT of a month as a PDF, with the columns that the Revenue Department asks for. */
@Injectable()
export class VatFile {
  constructor(
    private readonly database: Database,
    private readonly report: VatReport,
    private readonly papers: VatPapers,
    private readonly audit: AuditLog,
    private readonly pool: HeavyPool,
    private readonly config: Config,
  ) {}

  /** Who took it is noted. @throws Refusal BUSY */
  async of({ month, issuer }: VatMonthQuery, actor: Actor): Promise<Buffer> {
    const of = { month, issuer };
    const sums = await this.report.vatOfMonth(of);
    const [, total] = await this.papers.page({ ...of, page: 1, limit: 1 });
    const { seller } = await issuerNamed(this.database, this.config, issuer);
    await this.audit.record(actor, 'export', OrdersPaper, 0, undefined, { ...of, format: 'pdf' });
    const page: VatPage = {
      vat: `รายงานภาษีขาย ${plainMonth(month)}`,
      seller: seller ?? { name: 'เวที (Wethi)', lines: [] },
      open: !sums.closed,
      rows: total > MOST ? [] : await this.rows(of, total),
      sums: [
        ['ใบเสร็จรับเงิน', ...amountsOf(sums.receipt, 1)],
        ['ใบลดหนี้', ...amountsOf(sums.credit_note, -1)],
        ['รวมทั้งเดือน', '', text(sums.base), text(sums.vat), text(sums.net)],
      ],
      notes: [
        ...(total > MOST ? [`มีเอกสาร ${total} ใบ รายการทีละใบอยู่ในไฟล์ Excel ของเดือนนี้`] : []),
        'ภาษีขายรวมจากเอกสารที่ปัดเศษทีละใบ จึงต่างจาก 7/107 ของยอดรวมได้เป็นสตางค์',
      ],
    };
    return Buffer.from(await this.pool.run(renderPaper, page));
  }

  private async rows(of: VatMonthQuery, total: number): Promise<string[][]> {
    const rows: string[][] = [];
    for (let page = 1; rows.length < total; page += 1) {
      const [papers] = await this.papers.page({ ...of, page, limit: AT_ONCE });
      if (papers.length === 0) break;
      for (const paper of papers) rows.push(rowOf(paper, rows.length + 1));
    }
    return rows;
  }
}

function rowOf(paper: VatPaper, place: number): string[] {
  const { paper_date, paper_kind, paper_no, other_no, buyer_name, buyer_tax_id, buyer_branch, base, vat, net } = paper;
  return [
    ...[String(place), recordDate(paper_date), paper_no],
    paper_kind === 'credit_note' ? `${PAPER_KIND[paper_kind]} อ้างถึง ${other_no ?? '-'}` : (other_no ?? ''),
    buyer_name ?? '-',
    [buyer_tax_id && taxId(buyer_tax_id.replace(/\D/g, '')), buyer_branch].filter(Boolean).join('\n'),
    ...[base, vat, net].map(text),
  ];
}

function amountsOf({ count, net, vat }: PapersOfKind, sign: 1 | -1): string[] {
  const [all, tax] = [sign * toSatang(net), sign * toSatang(vat)];
  return [String(count), signed(all - tax), signed(tax), signed(all)];
}

const text = (baht: number) => signed(toSatang(baht));
const signed = (satang: number) => (satang < 0 ? `-${satangText(-satang)}` : satangText(satang));
