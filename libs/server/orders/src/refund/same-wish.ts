import { toSatang } from '@wethi/contract';
import type { OrdersRefund } from './orders-refund.entity';
import type { GiveRefund } from './refund.dto';

/**
 * Whether a refund that is kept is the one that its key asks for again.
 * @param ended lines of the order that ended with it: of a full one those that were left
 */
export function isSameWish(kept: OrdersRefund, ended: readonly number[], wish: GiveRefund): boolean {
  return (
    kept.orders_refund_reason === wish.reason &&
    kept.orders_refund_note === wish.note.trim() &&
    kept.orders_refund_account === (wish.account?.trim() || null) &&
    kept.orders_refund_slip === (wish.slip || null) &&
    isSameSum(kept, ended, wish)
  );
}

function isSameSum(kept: OrdersRefund, ended: readonly number[], { amount, tickets }: GiveRefund): boolean {
  if (tickets) return new Set(tickets).size === ended.length && ended.every((id) => tickets.includes(id));
  if (kept.orders_refund_kind === 'full') return amount === undefined || amount === null;
  return ended.length === 0 && toSatang(kept.orders_refund_amount) === toSatang(amount ?? 0);
}
