import { lackingSatang, toBaht } from '@wethi/contract';
import type { Schema } from '@wethi/api-client';
import { phone } from '@wethi/format';

/** An order with what its judge needs to see beside it: a row of `orders` and of `orders/ordersByStatus`. */
export type WaitingOrder = Schema<'OrderToConfirm'>;
/** What the slip service read from a slip; null where it could not. */
export type SlipFacts = Schema<'SlipFacts'>;
/** One bought product of an order. */
export type OrderLine = Schema<'OrderedProduct'>;

type Buyer = Pick<WaitingOrder, 'user_name' | 'user_lname' | 'user_nickname' | 'user_tel'>;

/** The buyer's full name, else the nickname, else the phone. */
export function buyerName({ user_name, user_lname, user_nickname, user_tel }: Buyer): string {
  return [user_name, user_lname].filter(Boolean).join(' ') || user_nickname || phone(user_tel ?? '');
}

/** What has still to come of an order that waits; baht. */
export function toPay(order: Pick<WaitingOrder, 'orders_net' | 'orders_paid'>): number {
  return toBaht(lackingSatang(order));
}
