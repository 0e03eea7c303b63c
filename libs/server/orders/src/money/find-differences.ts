import type { MoneyDifferenceKind } from '@wethi/contract';

/** Asks the database; the ledger command has no more than that. */
export type Ask = <Row>(text: string, values: readonly unknown[]) => Promise<Row[]>;

/** Something that has no counterpart. */
export interface FoundDifference {
  kind: MoneyDifferenceKind;
  subject: string;
  day: string;
  amount: number;
  orders_id: number | null;
  slip_id: number | null;
  orders_charge_id: number | null;
}

/** Days in Bangkok, both included. */
export interface Days {
  first: string;
  last: string;
}

/** So long a buyer may still be choosing what to do with a slip of another amount. */
const UNDECIDED_MINUTES = 15;

/** What banks and the gateway say came for an order `o`, and stayed. */
const CAME = `
  (COALESCE((SELECT SUM(s.amount) FROM slip_use u JOIN slip s ON s.id = u.slip_id
              WHERE u.orders_id = o.id AND s.slip_status = 'accepted'), 0)
   + COALESCE((SELECT SUM(c.charge_amount) FROM orders_charge c
                WHERE c.orders_id = o.id AND c.charge_status = 'paid'), 0))`;

/** The gateway took back what had paid the order. */
const IS_REVERSED = `EXISTS (SELECT 1 FROM orders_charge c WHERE c.orders_id = o.id AND c.charge_status = 'reversed')`;

/** Personnel gave it back to an account, or by a transfer; else what the gateway took back is how the order was refunded. */
const GIVEN_BY_HAND = `
  EXISTS (SELECT 1 FROM orders_refund r WHERE r.orders_id = o.id
                                        AND (r.orders_refund_account IS NOT NULL OR r.orders_refund_slip IS NOT NULL))`;

/** Ways to pay whose money somebody else confirms. */
export const CONFIRMED_WAYS = `('transfer', 'card', 'qr')`;

/** What of it is on the list of money to give back. */
const SURPLUS_LISTED = `
  COALESCE((SELECT SUM(m.money_back_amount) FROM money_back m
             WHERE m.orders_id = o.id AND m.money_back_reason = 'surplus'), 0)`;

const NOT_LISTED = `NOT EXISTS (SELECT 1 FROM money_back m WHERE m.slip_id = s.id)`;

/** Slips whose money the bank says is ours; one that is `asked` was cut off before its order was made. */
const OURS = (slip: string) => `
  ${slip}.amount > 0 AND (${slip}.slip_status IN ('asked', 'differs', 'accepted')
                          OR (${slip}.slip_status = 'unclear' AND ${slip}.outcome = 'verified'))`;

/** No other row `t` of a table that fits has the transfer of slip `s`; each way by its own index. */
const NO_OTHER = (table: string, fits: string) => `
  NOT EXISTS (SELECT 1 FROM ${table} WHERE t.picture_sha256 = s.picture_sha256 AND ${fits})
  AND NOT EXISTS (SELECT 1 FROM ${table} WHERE t.sending_bank = s.sending_bank AND t.trans_ref = s.trans_ref AND ${fits})`;

/** Of a transfer that was uploaded several times the row that is spent counts, else the one that an order waits with, else the first. */
const SPEAKS_FOR_ITSELF = `
  ${NO_OTHER('slip_use t', 't.slip_id <> s.id')}
  AND ${NO_OTHER(
    'slip t LEFT JOIN orders q ON q.id = t.orders_id',
    `t.id <> s.id AND (q.orders_status = 'wait' OR (t.id < s.id AND COALESCE(q.orders_status, 'not') = 'not' AND ${OURS('t')}))`,
  )}`;

/** Approved orders whose money does not add up, also if it was given back since: less than their price, or more than it and not listed. */
const APPROVED = `
  SELECT IF(x.came < x.net, 'no_money', 'too_much') AS kind, CONCAT('order-', x.id) AS subject,
         x.approve_date AS day, x.came - x.net - IF(x.came < x.net, 0, x.listed) AS amount,
         x.id AS orders_id, NULL AS slip_id, NULL AS orders_charge_id
    FROM (SELECT o.id, o.approve_date, o.orders_net AS net, ${CAME} AS came, ${SURPLUS_LISTED} AS listed,
                 ${IS_REVERSED} AS is_reversed
            FROM orders o
           WHERE o.approve_date >= ? AND o.approve_date <= ? AND o.orders_status IN ('approve', 'refund')
             AND o.orders_net > 0 AND o.orders_payment IN ${CONFIRMED_WAYS}) x
   WHERE (x.came < x.net AND NOT x.is_reversed) OR x.came - x.net - x.listed > 0`;

/** Orders whose money the gateway took back, on the day on which it did, however long ago they were approved. */
const REVERSED = `
  SELECT 'reversed' AS kind, CONCAT('order-', x.id) AS subject, DATE(x.reversed_at + INTERVAL 7 HOUR) AS day,
         x.came - x.net AS amount, x.id AS orders_id, NULL AS slip_id, NULL AS orders_charge_id
    FROM (SELECT o.id, o.orders_net AS net, ${CAME} AS came, MAX(t.charge_reversed_at) AS reversed_at
            FROM orders_charge t JOIN orders o ON o.id = t.orders_id
           WHERE t.charge_reversed_at >= ? AND t.charge_reversed_at < ? AND t.charge_status = 'reversed'
             AND (o.orders_status = 'approve' OR (o.orders_status = 'refund' AND ${GIVEN_BY_HAND}))
           GROUP BY o.id) x
   WHERE x.came < x.net`;

/** Payments that personnel gave back from the list, and the gateway once more. */
const GIVEN_TWICE = `
  SELECT 'returned_twice' AS kind, CONCAT('charge-', c.id) AS subject, DATE(c.charge_reversed_at + INTERVAL 7 HOUR) AS day,
         -c.charge_amount AS amount, c.orders_id, NULL AS slip_id, c.id AS orders_charge_id
    FROM orders_charge c JOIN money_back m ON m.money_back_charge = c.charge_gateway_id
   WHERE c.charge_reversed_at >= ? AND c.charge_reversed_at < ? AND c.charge_status = 'to_return'
     AND m.money_back_by IS NOT NULL`;

/** Transfers that a bank confirmed, and that pay nothing: no order waits with them, and nobody is to give them back. */
const STRAY_SLIPS = `
  SELECT 'no_order' AS kind, CONCAT('slip-', s.id) AS subject, DATE(s.create_at + INTERVAL 7 HOUR) AS day,
         s.amount, o.id AS orders_id, s.id AS slip_id, NULL AS orders_charge_id
    FROM slip s LEFT JOIN orders o ON o.id = s.orders_id
   WHERE s.slip_status IN ('asked', 'differs', 'unclear', 'accepted') AND s.create_at >= ? AND s.create_at < ?
     AND ${OURS('s')} AND (o.id IS NULL OR o.orders_status = 'not') AND ${NOT_LISTED} AND ${SPEAKS_FOR_ITSELF}`;

/** Payments that the gateway took, for orders that are none. */
const STRAY_CHARGES = `
  SELECT 'charged' AS kind, CONCAT('charge-', c.id) AS subject,
         DATE(c.charge_paid_at + INTERVAL 7 HOUR) AS day, c.charge_amount AS amount,
         o.id AS orders_id, NULL AS slip_id, c.id AS orders_charge_id
    FROM orders_charge c JOIN orders o ON o.id = c.orders_id
   WHERE c.charge_status IN ('paid', 'to_return') AND c.charge_paid_at >= ? AND c.charge_paid_at < ?
     AND c.charge_reversed_at IS NULL
     AND (c.charge_status = 'to_return' OR o.orders_status = 'not'
          OR (o.orders_status = 'wait' AND ${CAME} >= o.orders_net))
     AND NOT EXISTS (SELECT 1 FROM money_back m WHERE m.money_back_charge = c.charge_gateway_id)`;

/**
 * Where orders, slips and the gateway's payments of some days disagree (BUY-15). What stands on the list of money to give back
 * is accounted for.
 */
export async function findDifferences(ask: Ask, { first, last }: Days, now: Date): Promise<FoundDifference[]> {
  const from = new Date(`${first}T00:00:00+07:00`);
  const to = new Date(Date.parse(`${last}T00:00:00+07:00`) + 86_400_000);
  const settled = new Date(Math.min(to.getTime(), now.getTime() - UNDECIDED_MINUTES * 60_000));
  const approved = await ask<FoundDifference>(APPROVED, [first, last]);
  const slips = await ask<FoundDifference>(STRAY_SLIPS, [from, settled]);
  const charges = await ask<FoundDifference>(STRAY_CHARGES, [from, to]);
  const reversed = await ask<FoundDifference>(REVERSED, [from, to]);
  const twice = await ask<FoundDifference>(GIVEN_TWICE, [from, to]);
  return [...approved, ...slips, ...charges, ...reversed, ...twice].map((row) => ({
    ...row,
    amount: Number(row.amount),
  }));
}
