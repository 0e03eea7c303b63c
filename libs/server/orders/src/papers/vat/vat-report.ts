import { Injectable } from '@nestjs/common';
import { sumSatang, toBaht, toSatang, type PaperKind } from '@wethi/contract';
import { addDays } from '@wethi/format';
import { Clock, Config, Database } from '@wethi/platform';
import { sql } from 'kysely';
import { askUntil } from '../paper-days';
import { SHOP_ISSUER } from '../issuer/issuer';
import type { PapersOfKind, VatIssuer, VatMonthQuery, VatOfMonth, VatWeek } from './vat.dto';

interface Sums extends Omit<PapersOfKind, 'net' | 'vat'> {
  paper_kind: PaperKind;
  /** From 0; seven days each. */
  week: number;
  net: string;
  vat: string;
}

const NONE: PapersOfKind = { count: 0, net: 0, vat: 0, first_no: null, last_no: null, voided: 0 };
const DAYS = 7;

/** The figures of the monthly VAT report (design: 60). */
@Injectable()
export class VatReport {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async vatOfMonth({ month, issuer }: VatMonthQuery): Promise<VatOfMonth> {
    const sums = await this.sumsOf(month, issuer);
    const of = (kind: PaperKind) => added(sums.filter(({ paper_kind }) => paper_kind === kind));
    const [receipt, tax_invoice, credit_note] = [of('receipt'), of('tax_invoice'), of('credit_note')];
    const [net, vat] = (['net', 'vat'] as const).map((sum) =>
      sumSatang([toSatang(receipt[sum]), -toSatang(credit_note[sum])]),
    );
    return {
      month,
      months: await this.months(issuer),
      issuers: await this.issuers(),
      closed: month < this.clock.today().slice(0, 7),
      receipt,
      tax_invoice,
      credit_note,
      weeks: weeksOf(
        month,
        sums.filter(({ paper_kind }) => paper_kind === 'receipt'),
      ),
      net: toBaht(net ?? 0),
      vat: toBaht(vat ?? 0),
      base: toBaht((net ?? 0) - (vat ?? 0)),
    };
  }

  private sumsOf(month: string, issuer: string): Promise<Sums[]> {
    const valid = (column: 'paper_net' | 'paper_vat') =>
      sql<string>`coalesce(sum(if(paper_void_at is null, ${sql.ref(column)}, 0)), 0)`;
    return this.database.sql
      .selectFrom('orders_paper')
      .select(({ fn }) => [
        'paper_kind',
        sql<number>`(day(paper_date) - 1) div ${sql.lit(DAYS)}`.as('week'),
        fn.countAll<number>().as('count'),
        fn.count<number>('paper_void_at').as('voided'),
        fn.min('paper_no').as('first_no'),
        fn.max('paper_no').as('last_no'),
        valid('paper_net').as('net'),
        valid('paper_vat').as('vat'),
      ])
      .where('paper_issuer', '=', issuer)
      .where('paper_date', '>=', `${month}-01`)
      .where('paper_date', '<=', askUntil(`${month}-01`))
      .groupBy(['paper_kind', 'week'])
      .orderBy('week')
      .execute();
  }

  private async months(issuer: string): Promise<string[]> {
    const counted = await this.database.sql
      .selectFrom('paper_number')
      .select('paper_month')
      .distinct()
      .where('paper_kind', 'in', ['receipt', 'tax_invoice', 'credit_note'])
      .where('paper_issuer', '=', issuer)
      .execute();
    const months = counted.map(({ paper_month }) => gregorian(paper_month));
    return [...new Set([this.clock.today().slice(0, 7), ...months])].sort().reverse();
  }

  private async issuers(): Promise<VatIssuer[]> {
    const bands = await this.database.query<VatIssuer[]>(
      `SELECT n.paper_issuer AS issuer, b.band_seller_name AS name
         FROM paper_number n JOIN band b ON b.id = CAST(SUBSTRING(n.paper_issuer, 6) AS UNSIGNED)
        WHERE n.paper_kind = 'receipt' AND n.paper_issuer LIKE 'band-%'
        GROUP BY n.paper_issuer`,
    );
    return [{ issuer: SHOP_ISSUER, name: this.config.SELLER_NAME || 'เวที (Wethi)' }, ...bands];
  }
}

/** '6911' → '2026-11'. */
function gregorian(paperMonth: string): string {
  return `${2500 + Number(paperMonth.slice(0, 2)) - 543}-${paperMonth.slice(2)}`;
}

function added(parts: readonly Sums[]): PapersOfKind {
  if (parts.length === 0) return NONE;
  const count = (name: 'count' | 'voided') => parts.reduce((sum, part) => sum + part[name], 0);
  const money = (name: 'net' | 'vat') => toBaht(sumSatang(parts.map((part) => toSatang(Number(part[name])))));
  const numbers = parts.flatMap(({ first_no, last_no }) => [first_no ?? '', last_no ?? '']).sort();
  return {
    count: count('count'),
    net: money('net'),
    vat: money('vat'),
    first_no: numbers.at(0) ?? null,
    last_no: numbers.at(-1) ?? null,
    voided: count('voided'),
  };
}

function weeksOf(month: string, sums: readonly Sums[]): VatWeek[] {
  const end = askUntil(`${month}-01`);
  return sums.map((part) => {
    const first = addDays(`${month}-01`, part.week * DAYS);
    const seventh = addDays(first, DAYS - 1);
    return { ...added([part]), first, last: seventh < end ? seventh : end };
  });
}
