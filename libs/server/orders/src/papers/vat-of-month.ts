import { Injectable } from '@nestjs/common';
import { sumSatang, toBaht, toSatang, type PaperKind } from '@wethi/contract';
import { addDays } from '@wethi/format';
import { Database } from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import { askUntil } from './paper-days';

/** What one kind of paper adds up to in a month; baht. */
export class PapersOfKind {
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty() net: number;
  @ApiProperty() vat: number;
  @ApiProperty({ type: String, nullable: true }) first_no: string | null;
  @ApiProperty({ type: String, nullable: true }) last_no: string | null;
  /** Void ones, which keep their numbers and count nothing. */
  @ApiProperty({ type: 'integer' }) voided: number;
}

/** The output VAT of a month, summed from its receipts, each rounded by itself, less its credit notes. */
export class VatOfMonth {
  @ApiProperty({ example: '2026-11' }) month: string;
  @ApiProperty({ type: PapersOfKind }) receipt: PapersOfKind;
  /** Issued beside receipts of the same sales: they add nothing to the sums. */
  @ApiProperty({ type: PapersOfKind }) tax_invoice: PapersOfKind;
  @ApiProperty({ type: PapersOfKind }) credit_note: PapersOfKind;
  /** Sales with VAT, VAT in them, and what is left without it; baht. */
  @ApiProperty() net: number;
  @ApiProperty() vat: number;
  @ApiProperty() base: number;
}

/** The figures of the monthly VAT report (design: 60). */
@Injectable()
export class VatReport {
  constructor(private readonly database: Database) {}

  /** @param month 'YYYY-MM', Gregorian */
  async vatOfMonth(month: string): Promise<VatOfMonth> {
    const last = askUntil(`${month}-01`);
    const rows = await this.database.sql
      .selectFrom('orders_paper')
      .select(({ fn }) => [
        'paper_kind',
        fn.countAll<number>().as('count'),
        fn.count<number>('paper_void_at').as('voided'),
        fn.min('paper_no').as('first_no'),
        fn.max('paper_no').as('last_no'),
        fn.sum<string>('paper_net').as('net'),
        fn.sum<string>('paper_vat').as('vat'),
      ])
      .where('paper_date', '>=', `${month}-01`)
      .where('paper_date', '<', addDays(last, 1))
      .groupBy('paper_kind')
      .execute();
    const of = (kind: PaperKind): PapersOfKind => {
      const row = rows.find(({ paper_kind }) => paper_kind === kind);
      if (!row) return { count: 0, net: 0, vat: 0, first_no: null, last_no: null, voided: 0 };
      return { ...row, net: Number(row.net), vat: Number(row.vat) };
    };
    const [receipt, tax_invoice, credit_note] = [of('receipt'), of('tax_invoice'), of('credit_note')];
    const [net, vat] = (['net', 'vat'] as const).map((sum) =>
      sumSatang([toSatang(receipt[sum]), -toSatang(credit_note[sum])]),
    );
    const sums = { net: toBaht(net ?? 0), vat: toBaht(vat ?? 0), base: toBaht((net ?? 0) - (vat ?? 0)) };
    return { month, receipt, tax_invoice, credit_note, ...sums };
  }
}
