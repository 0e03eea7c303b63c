import { Injectable } from '@nestjs/common';
import { ORDERS_PAYMENT, sumSatang, toBaht, toSatang, type OrdersPayment } from '@wethi/contract';
import { addDays } from '@wethi/format';
import { Clock, Database } from '@wethi/platform';
import { DayDifferences, MoneyAccount, MoneyDay, MoneyRow, MoneyToSettle } from './money.dto';
import { moneyOfOrders, type MoneyPart } from './order-money';
import { OurAccounts, type AccountFacts } from './our-accounts';
import { moneyToSettle } from './to-settle';

/** What came on a day for the orders that were approved on it, account by account (BUY-15). */
@Injectable()
export class MoneyDays {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(date: string): Promise<MoneyDay> {
    const ours = await OurAccounts.of(this.database);
    const parts = await moneyOfOrders(this.database, ours, date);
    const { open: differences, given } = await moneyToSettle(this.database, ours, date);
    const [waiting] = await this.database.query<{ waiting: number; waiting_net: number | null }[]>(
      `SELECT COUNT(*) AS waiting, SUM(orders_net) AS waiting_net FROM orders
        WHERE orders_status = 'wait' AND orders_pay_until IS NULL`,
    );
    const accounts = accountsOf({ parts, differences, given }, ours);
    const count = (of: OrdersPayment) => parts.filter(({ way }) => way === of).length;
    return {
      ...sumsOf(accounts),
      orders: parts.filter(({ counts }) => counts).length,
      slips: count('transfer'),
      cards: count('card'),
      qrs: count('qr'),
      waiting: waiting?.waiting ?? 0,
      waiting_net: waiting?.waiting_net ?? 0,
      accounts,
      differences,
      days: await this.lastDays(),
    };
  }

  /** A day's orders with what came for each; one that was paid in several ways has several rows. */
  async file(date: string): Promise<MoneyRow[]> {
    const ours = await OurAccounts.of(this.database);
    const parts = await moneyOfOrders(this.database, ours, date);
    return parts.map(({ order_no, way, account, due, came }) => ({
      order_no,
      payment: ORDERS_PAYMENT[way],
      bank: account === null ? null : ours.facts(account).bank,
      account,
      expected: toBaht(due),
      found: toBaht(came),
    }));
  }

  private async lastDays(): Promise<DayDifferences[]> {
    const today = this.clock.today();
    const days = Array.from({ length: 7 }, (_, back) => addDays(today, back - 6));
    const from = new Date(`${days[0]}T00:00:00+07:00`);
    const counted = await this.database.query<DayDifferences[]>(
      `SELECT date, SUM(differences) AS differences FROM (
         SELECT money_difference_day AS date, COUNT(*) AS differences FROM money_difference
          WHERE money_difference_day >= ? AND money_difference_status = 'open' GROUP BY money_difference_day
         UNION ALL
         SELECT DATE(create_at + INTERVAL 7 HOUR), COUNT(*) FROM money_back
          WHERE create_at >= ? AND money_back_status = 'wait' AND money_back_reason <> 'unchecked' GROUP BY 1) both_lists
        GROUP BY date`,
      [days[0], from],
    );
    const of = (date: string) => Number(counted.find((one) => one.date === date)?.differences ?? 0);
    return days.map((date) => ({ date, differences: of(date) }));
  }
}

interface OfDay {
  parts: readonly MoneyPart[];
  differences: readonly MoneyToSettle[];
  given: readonly MoneyToSettle[];
}

type Sums = Record<'orders' | 'due' | 'more' | 'back' | 'differences', number>;

/**
 * Accounts with their orders, and with the differences that belong to them: what was found is what is due, these, and what
 * was given back of the day's money since.
 */
function accountsOf({ parts, differences, given }: OfDay, ours: OurAccounts): MoneyAccount[] {
  const accounts = new Map<string, Sums>();
  const of = (key: string) => {
    const sums = accounts.get(key) ?? { orders: 0, due: 0, more: 0, back: 0, differences: 0 };
    accounts.set(key, sums);
    return sums;
  };
  for (const { key, due, counts } of parts) {
    of(key).due += due;
    if (counts) of(key).orders += 1;
  }
  for (const { key, amount } of differences) {
    of(key).more += toSatang(amount);
    of(key).differences += 1;
  }
  for (const { key, amount } of given) of(key).back += toSatang(amount);
  return [...accounts].map(([key, { due, more, back, ...counts }]) => ({
    key,
    ...factsOf(key, ours),
    ...counts,
    expected: toBaht(due),
    found: toBaht(due + more + back),
    given_back: toBaht(back),
    apart: toBaht(more),
  }));
}

/** Cash and free orders have accounts of their own. */
function factsOf(key: string, ours: OurAccounts): AccountFacts {
  const way = Object.entries(ORDERS_PAYMENT).find(([name]) => name === key)?.[1];
  return way === undefined ? ours.facts(key) : { bank: null, account: null, name: way };
}

type Amount = 'expected' | 'found' | 'given_back' | 'apart';

function sumsOf(accounts: readonly MoneyAccount[]): Pick<MoneyDay, Amount> {
  const sum = (column: Amount) => toBaht(sumSatang(accounts.map((account) => toSatang(account[column]))));
  return { expected: sum('expected'), found: sum('found'), given_back: sum('given_back'), apart: sum('apart') };
}
