import { toSatang, type GatewayPayment, type OrdersPayment } from '@wethi/contract';
import type { Database } from '@wethi/platform';
import { CONFIRMED_WAYS } from './find-differences';
import { accountKey, byGateway, type OurAccounts, type SlipGoal } from './our-accounts';

/** What one account has to do with an order; satang. */
export interface MoneyPart {
  order_no: string;
  way: OrdersPayment;
  account: string | null;
  key: string;
  due: number;
  came: number;
  /** Whether the order counts here: of its parts one does. */
  counts: boolean;
}

interface OrderRow {
  id: number;
  order_no: string;
  orders_payment: OrdersPayment;
  orders_net: number;
  account: string | null;
  is_confirmed: number;
}

/** Money that a bank or the gateway says came for an order, with what of it is on the list of money to give back. */
interface Evidence extends SlipGoal {
  orders_id: number;
  way: GatewayPayment | 'transfer';
  amount: number;
  beyond: number;
  /** It came on its day, and the gateway took it back on another. */
  is_reversed: number;
}

/** The account of an order: the one that was paid into, else its product's. */
export const ACCOUNT = (order: string) => `
  COALESCE(${order}.orders_payment_account,
           (SELECT b.book_bank_account FROM orders_detail d JOIN product p ON p.id = d.product_id
              JOIN book_bank b ON b.id = p.book_bank_id WHERE d.orders_id = ${order}.id ORDER BY d.id LIMIT 1))`;

/** What was given back later had come on its day all the same. */
const OF_DAY = `o.approve_date = ? AND o.orders_status IN ('approve', 'refund') AND o.orders_payment <> 'former'`;

const ORDERS = `
  SELECT o.id, o.order_no, o.orders_payment, o.orders_net, ${ACCOUNT('o')} AS account,
         o.orders_payment IN ${CONFIRMED_WAYS} AS is_confirmed
    FROM orders o WHERE ${OF_DAY} ORDER BY o.id`;

const EVIDENCE = `
  SELECT u.orders_id, 'transfer' AS way, s.amount, COALESCE(m.money_back_amount, 0) AS beyond,
         s.receiver_account, p.band_id, ${ACCOUNT('o')} AS account, 0 AS is_reversed
    FROM orders o JOIN slip_use u ON u.orders_id = o.id JOIN slip s ON s.id = u.slip_id JOIN product p ON p.id = s.product_id
    LEFT JOIN money_back m ON m.slip_id = s.id AND m.money_back_reason = 'surplus'
   WHERE ${OF_DAY} AND s.slip_status = 'accepted' AND s.amount > 0
  UNION ALL
  SELECT c.orders_id, c.charge_way, c.charge_amount, COALESCE(m.money_back_amount, 0), NULL, NULL, NULL,
         c.charge_status = 'reversed'
    FROM orders o JOIN orders_charge c ON c.orders_id = o.id
    LEFT JOIN money_back m ON m.money_back_charge = c.charge_gateway_id AND m.money_back_reason = 'surplus'
   WHERE ${OF_DAY} AND c.charge_status IN ('paid', 'reversed')`;

/** What was due and what came for the orders that were approved on a day, each where it came. */
export async function moneyOfOrders(database: Database, ours: OurAccounts, date: string): Promise<MoneyPart[]> {
  const orders = await database.query<OrderRow[]>(ORDERS, [date]);
  const evidence = Map.groupBy(await database.query<Evidence[]>(EVIDENCE, [date, date]), ({ orders_id }) => orders_id);
  return orders.flatMap((order) => partsOf(order, evidence.get(order.id) ?? [], ours));
}

/** What came is due where it came, but for what is to be given back; what is lacking, where the order was to be paid. */
function partsOf(order: OrderRow, evidence: readonly Evidence[], ours: OurAccounts): MoneyPart[] {
  const { order_no, orders_payment, account, is_confirmed } = order;
  const parts = new Map<string, MoneyPart>();
  const at = (way: OrdersPayment, to: string | null) => {
    const key = accountKey(way, to);
    const part = parts.get(`${way} ${key}`) ?? { order_no, way, account: to, key, due: 0, came: 0, counts: false };
    parts.set(`${way} ${key}`, part);
    return part;
  };
  let rest = toSatang(order.orders_net);
  // What was paid anew takes the place of what was taken back.
  const confirmed = is_confirmed === 1 ? evidence.toSorted((one, other) => one.is_reversed - other.is_reversed) : [];
  for (const { way, amount, beyond, is_reversed, ...goal } of confirmed) {
    const came = is_reversed === 1 ? Math.min(toSatang(amount), Math.max(rest, 0)) : toSatang(amount);
    if (came === 0) continue;
    const part = at(way, way === 'transfer' ? ours.shownBy(goal) : null);
    const due = is_reversed === 1 ? came : came - toSatang(beyond);
    part.came += came;
    part.due += due;
    rest -= due;
  }
  if (rest !== 0 || parts.size === 0) {
    const own = at(orders_payment, byGateway(orders_payment) ? null : account);
    own.due += rest;
    if (is_confirmed === 0) own.came += rest;
  }
  const all = [...parts.values()];
  const counted = all.find(({ way }) => way === orders_payment) ?? all[0];
  if (counted) counted.counts = true;
  return all;
}
