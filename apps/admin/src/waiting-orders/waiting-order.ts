import type { OrdersPayment, OrdersStatus } from '@wethi/contract';
import { phone } from '@wethi/format';
import type { Row } from '../records';

/** What the slip service read from a slip; null where it could not. */
export interface SlipFacts {
  reason: string | null;
  provider_code: string | null;
  provider_message: string | null;
  trans_ref: string | null;
  sending_bank: string | null;
  amount: number | null;
  transferred_at: string | null;
  sender_name: string | null;
  receiver_account: string | null;
  used_before: boolean | null;
}

/** One bought product of an order. */
export interface OrderLine {
  product_id: number;
  product_title: string;
  product_price_title: string | null;
  band_name: string;
  orders_detail_net: number;
}

/** A row of `orders` and `orders/ordersByStatus`: the order with what its judge needs to see beside it. */
export interface WaitingOrder extends Row {
  order_no: string;
  orders_total: number;
  orders_discount: number;
  orders_vat: number;
  orders_net: number;
  orders_status: OrdersStatus;
  orders_payment: OrdersPayment;
  orders_payment_slip: string | null;
  orders_note: string | null;
  approve_date: string | null;
  user_name: string | null;
  user_lname: string | null;
  user_nickname: string | null;
  user_tel: string | null;
  product_title: string | null;
  band_name: string | null;
  product_price_title: string | null;
  book_bank: { book_bank_icon: string; book_bank_account: string; book_bank_name: string } | null;
  slip: SlipFacts | null;
  ordersDetail: OrderLine[];
}

type Buyer = Pick<WaitingOrder, 'user_name' | 'user_lname' | 'user_nickname' | 'user_tel'>;

/** The buyer's full name, else the nickname, else the phone. */
export function buyerName({ user_name, user_lname, user_nickname, user_tel }: Buyer): string {
  return [user_name, user_lname].filter(Boolean).join(' ') || user_nickname || phone(user_tel ?? '');
}

/** Whether an order answers to what somebody typed: number, name or phone. */
export function matches(order: WaitingOrder, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  const number = wanted.replace(/-/g, '');
  const names = [order.order_no, buyerName(order), order.user_nickname ?? '', order.product_title ?? ''];
  return (
    names.some((name) => name.toLowerCase().includes(wanted)) ||
    (number !== '' && (order.user_tel ?? '').includes(number))
  );
}
