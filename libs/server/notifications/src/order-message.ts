import { ORDERS_PAYMENT, ORDERS_STATUS, type OrdersPayment, type OrdersStatus } from '@wethi/contract';
import { baht, maskedPhone } from '@wethi/format';
import type { EntityManager } from 'typeorm';
import { chatLines, chatText } from './chat-html';

/** One line of an order with what staff wants to know about it; an order of several products has several. */
export interface AnnouncedLine {
  order_no: string;
  orders_status: OrdersStatus;
  orders_payment: OrdersPayment;
  orders_net: string;
  orders_payment_slip: string | null;
  user_name: string | null;
  user_lname: string | null;
  user_nickname: string | null;
  user_tel: string;
  product_title: string;
  product_price_title: string | null;
  product_token_telegram: string | null;
  band_name: string;
  band_telegrame: string | null;
  reason: string | null;
}

export function announcedLines(manager: EntityManager, ordersId: number): Promise<AnnouncedLine[]> {
  return manager.query<AnnouncedLine[]>(
    `SELECT o.order_no, o.orders_status, o.orders_payment, o.orders_net, o.orders_payment_slip,
            u.user_name, u.user_lname, u.user_nickname, u.user_tel,
            p.product_title, pp.product_price_title, p.product_token_telegram, b.band_name, b.band_telegrame,
            (SELECT l.reason FROM slip l WHERE l.orders_id = o.id ORDER BY l.id DESC LIMIT 1) AS reason
       FROM orders o
       JOIN user u ON u.id = o.user_id
       JOIN orders_detail d ON d.orders_id = o.id
       JOIN product p ON p.id = d.product_id
       JOIN band b ON b.id = p.band_id
       LEFT JOIN product_price pp ON pp.id = d.product_price_id
      WHERE o.id = ? ORDER BY d.id`,
    [ordersId],
  );
}

/** The message about a new order; while it waits, it says why and leads to the queue. */
export function orderMessage(lines: readonly AnnouncedLine[], adminUrl: string): string {
  const [order] = lines;
  if (!order) return '';
  const waits = order.orders_status === 'wait';
  return chatLines(
    `<b>คำสั่งซื้อใหม่ ${ORDERS_STATUS[order.orders_status]}</b>`,
    order.order_no,
    ...lines.map(productLine),
    `ยอดสุทธิ ${baht(order.orders_net)} · ${ORDERS_PAYMENT[order.orders_payment]}`,
    `ผู้ซื้อ ${buyerName(order)} · ${maskedPhone(order.user_tel)}`,
    waits && order.reason && `หมายเหตุ ${chatText(order.reason)}`,
    waits && `<a href="${adminUrl}/admin/ordersConfirm">ตรวจสอบคำสั่งซื้อ</a>`,
  );
}

/** Chats beside the central one: the band's, and the product's own when one is set. */
export function chatsOf(lines: readonly AnnouncedLine[]): string[] {
  const ids = lines.flatMap(({ band_telegrame, product_token_telegram }) => [band_telegrame, product_token_telegram]);
  return [...new Set(ids.filter((id): id is string => id !== null && /^(-?\d+|@\w+)$/.test(id)))];
}

function productLine({ product_title, product_price_title, band_name }: AnnouncedLine): string {
  return [product_title, product_price_title, band_name]
    .filter((value) => value !== null)
    .map(chatText)
    .join(' · ');
}

function buyerName({ user_name, user_lname, user_nickname }: AnnouncedLine): string {
  const name = [user_name, user_lname].filter(Boolean).join(' ') || user_nickname || 'ยังไม่ระบุชื่อ';
  return chatText(name);
}
