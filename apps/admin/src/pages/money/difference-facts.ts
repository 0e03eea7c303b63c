import { ORDERS_STATUS, toBaht, toSatang, type MoneyDifferenceKind } from '@wethi/contract';
import { baht, bangkokTime, hourMinute, phone } from '@wethi/format';
import { recordTime } from '../../columns/record-time';
import type { MoneyToSettle } from './use-money-day';

type Fact = string | null | false | undefined;

/** What is known about a difference, in a line. @param to the account that its money came to */
export function factsOf(row: MoneyToSettle, to: string | undefined): string {
  const { order_no, product_title, sender_name, reference, user_tel } = row;
  const asked = row.slip_asked_at && `ขอสลิปใหม่แล้ว ${recordTime(row.slip_asked_at)}`;
  const refunded = row.orders_status === 'refund' && ORDERS_STATUS.refund;
  const facts: Record<MoneyDifferenceKind, readonly Fact[]> = {
    no_money: [order_no, product_title, approvedBy(row), row.slip_reason, refunded, asked],
    returned_twice: [reference && `เลขชำระ ${reference}`, order_no, user_tel && phone(user_tel)],
    reversed: [order_no, product_title, row.reversed_at && `คืนเมื่อ ${recordTime(row.reversed_at)}`, asked],
    too_much: [order_no, paidTooMuch(row), sender_name, reference],
    no_order: [
      [
        to && `โอนเข้า ${to}`,
        row.transferred_at && `เวลา ${timeOf(row.transferred_at)}`,
        sender_name && `จาก ${sender_name}`,
      ]
        .filter(Boolean)
        .join(' '),
      row.likely_order_no ? `อาจเป็น ${row.likely_order_no} ที่รอยืนยันอยู่` : reference,
      order_no,
    ],
    charged: [reference && `เลขชำระ ${reference}`, order_no, user_tel && phone(user_tel)],
  };
  return facts[row.kind].filter(Boolean).join(' · ');
}

/** Approved, and its money never came, or went back. */
export const lacksMoney = ({ kind }: Pick<MoneyToSettle, 'kind'>) => kind === 'no_money' || kind === 'reversed';

const timeOf = (instant: string) => hourMinute(bangkokTime(instant).time);

function approvedBy({ by_name, approved_at }: MoneyToSettle): Fact {
  return by_name && ['อนุมัติโดย', by_name, approved_at && timeOf(approved_at)].filter(Boolean).join(' ');
}

/** What stands on the list of money to give back may have come beside the price. */
function paidTooMuch({ id, orders_net, amount }: MoneyToSettle): Fact {
  if (orders_net === null) return undefined;
  const paid = id === null ? '' : ` โอนมา ${baht(toBaht(toSatang(orders_net) + toSatang(amount)))}`;
  return `ต้องชำระ ${baht(orders_net)}${paid}`;
}
