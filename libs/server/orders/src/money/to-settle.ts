import type { MoneyBackReason, MoneyBackStatus, MoneyDifferenceKind, OrdersPayment } from '@wethi/contract';
import type { Database } from '@wethi/platform';
import type { MoneyToSettle } from './money.dto';
import { ACCOUNT } from './order-money';
import { accountKey, GATEWAY, type OurAccounts, type SlipGoal } from './our-accounts';

/** Something to settle, with what tells where its money came to. */
type Found = Omit<MoneyToSettle, 'key'> & SlipGoal & { orders_payment: OrdersPayment | null; is_charge: number };
type Listed = Found & { money_back_reason: MoneyBackReason; money_back_status: MoneyBackStatus };

const FACTS = `
  o.order_no, o.orders_status, o.orders_net, o.orders_slip_asked_at AS slip_asked_at, u.user_tel, u.id AS user_id,
  COALESCE(s.product_id, (SELECT MIN(d.product_id) FROM orders_detail d WHERE d.orders_id = o.id)) AS product_id,
  (SELECT GROUP_CONCAT(DISTINCT p.product_title SEPARATOR ', ') FROM orders_detail d JOIN product p ON p.id = d.product_id
    WHERE d.orders_id = o.id) AS product_title,
  COALESCE(w.personnel_nickname, w.personnel_name, w.username) AS by_name,
  (SELECT MAX(c.charge_reversed_at) FROM orders_charge c WHERE c.orders_id = o.id) AS reversed_at,
  (SELECT MAX(h.create_at) FROM orders_status_change h WHERE h.orders_id = o.id AND h.to_status = 'approve') AS approved_at,
  s.reason AS slip_reason, s.sender_name, s.sending_bank, s.sender_account, s.transferred_at,
  o.orders_payment, s.receiver_account, (SELECT band_id FROM product WHERE id = s.product_id) AS band_id,
  COALESCE(${ACCOUNT('o')}, (SELECT b.book_bank_account FROM product p JOIN book_bank b ON b.id = p.book_bank_id
                              WHERE p.id = s.product_id)) AS account`;

/** The order that waits for just this money of just this person. */
const LIKELY = `
  (SELECT MAX(q.order_no) FROM orders q
    WHERE q.user_id = s.user_id AND q.orders_status = 'wait' AND q.orders_net - q.orders_paid = s.amount HAVING COUNT(*) = 1)`;

const OPEN = `
  SELECT m.id, NULL AS money_back_id, m.money_difference_kind AS kind, m.money_difference_amount AS amount, m.orders_id,
         m.slip_id, ${FACTS}, COALESCE(c.charge_reference, s.trans_ref) AS reference,
         IF(m.money_difference_kind = 'no_order', ${LIKELY}, NULL) AS likely_order_no,
         m.orders_charge_id IS NOT NULL AS is_charge
    FROM money_difference m
    LEFT JOIN orders o ON o.id = m.orders_id
    LEFT JOIN slip s ON s.id = COALESCE(m.slip_id, (SELECT MAX(l.id) FROM slip l WHERE l.orders_id = o.id))
    LEFT JOIN orders_charge c ON c.id = m.orders_charge_id
    LEFT JOIN user u ON u.id = COALESCE(o.user_id, s.user_id)
    LEFT JOIN personnel w ON w.id = o.approve_by
   WHERE m.money_difference_day = ? AND m.money_difference_status = 'open' ORDER BY m.id`;

/** What no bank confirmed is money of no day. */
const LISTED = `
  SELECT NULL AS id, m.id AS money_back_id, m.money_back_amount AS amount, m.orders_id, m.slip_id, ${FACTS},
         COALESCE(s.trans_ref, m.money_back_charge) AS reference, NULL AS likely_order_no,
         m.money_back_charge IS NOT NULL AS is_charge, m.money_back_reason, m.money_back_status
    FROM money_back m
    LEFT JOIN orders o ON o.id = m.orders_id
    LEFT JOIN slip s ON s.id = m.slip_id
    LEFT JOIN user u ON u.id = m.user_id
    LEFT JOIN personnel w ON w.id = o.approve_by
   WHERE m.create_at >= ? AND m.create_at < ? AND m.money_back_reason <> 'unchecked' ORDER BY m.id`;

const BESIDE: readonly MoneyBackReason[] = ['second_slip', 'surplus', 'other_amount'];

/** What is to be settled of a day, and what of its list of money to give back was given back since. */
export async function moneyToSettle(
  database: Database,
  ours: OurAccounts,
  date: string,
): Promise<{ open: MoneyToSettle[]; given: MoneyToSettle[] }> {
  const from = new Date(`${date}T00:00:00+07:00`);
  const to = new Date(from.getTime() + 86_400_000);
  const found = await database.query<Found[]>(OPEN, [date]);
  const listed = await database.query<Listed[]>(LISTED, [from, to]);
  const of = (status: MoneyBackStatus) =>
    listed.filter(({ money_back_status }) => money_back_status === status).map((row) => ofList(row, ours));
  return { open: [...found.map((row) => withKey(row, ours)), ...of('wait')], given: of('done') };
}

function ofList({ money_back_reason, money_back_status: _, ...row }: Listed, ours: OurAccounts): MoneyToSettle {
  return withKey({ ...row, kind: kindOf(money_back_reason, row) }, ours);
}

function kindOf(reason: MoneyBackReason, { reference, slip_id }: Omit<Found, 'kind'>): MoneyDifferenceKind {
  if (BESIDE.includes(reason)) return 'too_much';
  return slip_id === null && reference !== null ? 'charged' : 'no_order';
}

/** A slip's money belongs where the slip shows; what is wrong with an order, where the order was to be paid. */
function withKey({ orders_payment, receiver_account, band_id, account, is_charge, ...row }: Found, ours: OurAccounts) {
  if (is_charge === 1) return { ...row, key: GATEWAY };
  if (row.slip_id === null) return { ...row, key: accountKey(orders_payment ?? 'transfer', account) };
  return { ...row, key: accountKey('transfer', ours.shownBy({ receiver_account, band_id, account })) };
}
