import { Injectable } from '@nestjs/common';
import {
  ORDERS_PAYMENT,
  sumSatang,
  toBaht,
  toSatang,
  type MoneyBackReason,
  type MoneyDifferenceKind,
  type OrdersPayment,
} from '@wethi/contract';
import { addDays } from '@wethi/format';
import { Clock, Database } from '@wethi/platform';
import { CAME, CONFIRMED_WAYS } from './find-differences';
import { DayDifferences, MoneyAccount, MoneyDay, MoneyRow, MoneyToSettle } from './money.dto';

interface OrderRow {
  order_no: string;
  orders_payment: OrdersPayment;
  orders_net: number;
  bank: string | null;
  account: string | null;
  name: string | null;
  came: number;
}

/** Something to settle with the account that its money came to; null of what the gateway took. */
type Found = Omit<MoneyToSettle, 'key'> & { account: string | null };
type Listed = Found & { back_reason: MoneyBackReason };

/** The account of an order: the one that was paid into, else its product's. */
const ACCOUNT = (order: string) => `
  COALESCE(${order}.orders_payment_account,
           (SELECT b.book_bank_account FROM orders_detail d JOIN product p ON p.id = d.product_id
              JOIN book_bank b ON b.id = p.book_bank_id WHERE d.orders_id = ${order}.id ORDER BY d.id LIMIT 1))`;

const ROWS = `
  SELECT x.order_no, x.orders_payment, x.orders_net, x.account, x.came,
         (SELECT book_bank_icon FROM book_bank WHERE book_bank_account = x.account LIMIT 1) AS bank,
         (SELECT book_bank_name FROM book_bank WHERE book_bank_account = x.account LIMIT 1) AS name
    FROM (SELECT o.order_no, o.orders_payment, o.orders_net, ${ACCOUNT('o')} AS account,
                 IF(o.orders_payment IN ${CONFIRMED_WAYS}, ${CAME}, o.orders_net) AS came, o.id
            FROM orders o WHERE o.approve_date = ? AND o.orders_status = 'approve'
             AND o.orders_payment <> 'former') x
   ORDER BY x.id`;

const FACTS = `
  o.order_no, o.orders_status, o.orders_net, o.orders_slip_asked_at AS slip_asked_at, u.user_tel, u.id AS user_id,
  COALESCE(s.product_id, (SELECT MIN(d.product_id) FROM orders_detail d WHERE d.orders_id = o.id)) AS product_id,
  (SELECT GROUP_CONCAT(DISTINCT p.product_title SEPARATOR ', ') FROM orders_detail d JOIN product p ON p.id = d.product_id
    WHERE d.orders_id = o.id) AS product_title,
  COALESCE(w.personnel_nickname, w.personnel_name, w.username) AS by_name,
  s.reason AS slip_reason, s.sender_name, s.transferred_at`;

const OPEN = `
  SELECT m.id, NULL AS money_back_id, m.money_difference_kind AS kind, m.money_difference_amount AS amount, m.orders_id,
         m.slip_id, ${FACTS}, COALESCE(c.charge_reference, s.trans_ref) AS reference, NULL AS back_reason,
         IF(m.orders_charge_id IS NULL,
            COALESCE(${ACCOUNT('o')}, (SELECT b.book_bank_account FROM product p JOIN book_bank b ON b.id = p.book_bank_id
                                        WHERE p.id = s.product_id)), NULL) AS account
    FROM money_difference m
    LEFT JOIN orders o ON o.id = m.orders_id
    LEFT JOIN slip s ON s.id = COALESCE(m.slip_id, (SELECT MAX(l.id) FROM slip l WHERE l.orders_id = o.id))
    LEFT JOIN orders_charge c ON c.id = m.orders_charge_id
    LEFT JOIN user u ON u.id = COALESCE(o.user_id, s.user_id)
    LEFT JOIN personnel w ON w.id = o.approve_by
   WHERE m.money_difference_day = ? AND m.money_difference_status = 'open' ORDER BY m.id`;

const LISTED = `
  SELECT NULL AS id, m.id AS money_back_id, m.money_back_amount AS amount, m.orders_id, m.slip_id, ${FACTS},
         COALESCE(s.trans_ref, m.money_back_charge) AS reference, m.money_back_reason AS back_reason,
         IF(m.money_back_charge IS NULL, ${ACCOUNT('o')}, NULL) AS account
    FROM money_back m
    LEFT JOIN orders o ON o.id = m.orders_id
    LEFT JOIN slip s ON s.id = m.slip_id
    LEFT JOIN user u ON u.id = m.user_id
    LEFT JOIN personnel w ON w.id = o.approve_by
   WHERE m.create_at >= ? AND m.create_at < ? AND m.money_back_status = 'wait' ORDER BY m.id`;

const GATEWAY = 'บัตรและพร้อมเพย์';
const UNKNOWN = '-';
const BESIDE: readonly MoneyBackReason[] = ['second_slip', 'surplus', 'other_amount'];

/** What came on a day for the orders that were approved on it, account by account (BUY-15). */
@Injectable()
export class MoneyDays {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async of(date: string): Promise<MoneyDay> {
    const rows = await this.rows(date);
    const differences = await this.toSettle(date);
    const [waiting] = await this.database.query<{ waiting: number; waiting_net: number | null }[]>(
      `SELECT COUNT(*) AS waiting, SUM(orders_net) AS waiting_net FROM orders
        WHERE orders_status = 'wait' AND orders_pay_until IS NULL`,
    );
    const accounts = accountsOf(rows, differences);
    const count = (way: OrdersPayment) => rows.filter(({ orders_payment }) => orders_payment === way).length;
    return {
      ...sumsOf(accounts),
      orders: rows.length,
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

  /** A day's orders with what came for each. */
  async file(date: string): Promise<MoneyRow[]> {
    return (await this.rows(date)).map(({ order_no, orders_payment, bank, account, orders_net, came }) => ({
      order_no,
      payment: ORDERS_PAYMENT[orders_payment],
      bank,
      account: byGateway(orders_payment) ? null : account,
      expected: orders_net,
      found: came,
    }));
  }

  private async rows(date: string): Promise<OrderRow[]> {
    const rows = await this.database.query<OrderRow[]>(ROWS, [date]);
    return rows.map((row) => ({ ...row, came: Number(row.came) }));
  }

  private async toSettle(date: string): Promise<MoneyToSettle[]> {
    const from = new Date(`${date}T00:00:00+07:00`);
    const to = new Date(from.getTime() + 86_400_000);
    const open = await this.database.query<Found[]>(OPEN, [date]);
    const listed = await this.database.query<Listed[]>(LISTED, [from, to]);
    return [...open, ...listed.map((entry) => ({ ...entry, kind: kindOf(entry) }))].map(({ account, ...found }) => ({
      ...found,
      key: keyOf(found, account),
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
          WHERE create_at >= ? AND money_back_status = 'wait' GROUP BY 1) both_lists
        GROUP BY date`,
      [days[0], from],
    );
    const of = (date: string) => Number(counted.find((one) => one.date === date)?.differences ?? 0);
    return days.map((date) => ({ date, differences: of(date) }));
  }
}

function kindOf({ back_reason, reference, slip_id }: Listed): MoneyDifferenceKind {
  if (BESIDE.includes(back_reason)) return 'too_much';
  return slip_id === null && reference !== null ? 'charged' : 'no_order';
}

function keyOf({ kind, slip_id }: Omit<MoneyToSettle, 'key'>, account: string | null): string {
  if (kind === 'charged' || (account === null && slip_id === null)) return GATEWAY;
  return account ?? UNKNOWN;
}

const byGateway = (way: OrdersPayment) => way === 'card' || way === 'qr';

/** Accounts with their orders, and with the differences that belong to them: what was found is what is due and these. */
function accountsOf(rows: readonly OrderRow[], differences: readonly MoneyToSettle[]): MoneyAccount[] {
  const accounts = new Map<string, MoneyAccount & { due: number; more: number }>();
  const of = (key: string, made: Pick<MoneyAccount, 'bank' | 'account' | 'name'>) => {
    const known = accounts.get(key) ?? {
      key,
      ...made,
      orders: 0,
      expected: 0,
      found: 0,
      differences: 0,
      due: 0,
      more: 0,
    };
    accounts.set(key, known);
    return known;
  };
  for (const { orders_payment, orders_net, bank, account, name } of rows) {
    const entry =
      orders_payment === 'transfer'
        ? of(account ?? UNKNOWN, { bank, account, name: name ?? 'ไม่ทราบบัญชี' })
        : byGateway(orders_payment)
          ? of(GATEWAY, { bank: null, account: null, name: GATEWAY })
          : of(orders_payment, { bank: null, account: null, name: ORDERS_PAYMENT[orders_payment] });
    entry.orders += 1;
    entry.due += toSatang(orders_net);
  }
  for (const { key, amount } of differences) {
    const entry =
      key === GATEWAY
        ? of(GATEWAY, { bank: null, account: null, name: GATEWAY })
        : of(key, { bank: null, account: key === UNKNOWN ? null : key, name: 'ไม่ทราบบัญชี' });
    entry.more += toSatang(amount);
    entry.differences += 1;
  }
  return [...accounts.values()].map(({ due, more, ...entry }) => ({
    ...entry,
    expected: toBaht(due),
    found: toBaht(due + more),
  }));
}

function sumsOf(accounts: readonly MoneyAccount[]): { expected: number; found: number } {
  const sum = (column: 'expected' | 'found') => toBaht(sumSatang(accounts.map((account) => toSatang(account[column]))));
  return { expected: sum('expected'), found: sum('found') };
}
