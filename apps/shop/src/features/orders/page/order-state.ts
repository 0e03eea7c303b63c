import {
  awaitsPayment,
  LATE_MONEY,
  lackingSatang,
  MONEY_BACK_STATUS,
  ORDERS_STATUS,
  ranOut,
  toBaht,
  type OrdersStatus,
} from '@wethi/contract';
import { baht, bangkokTime, shortPlainDate } from '@wethi/format';
import type { OrderByCode, Purchase } from '../../../api-types';
import { cameLate, LATE_STATES, lateAdvice, moneyLeftText } from '../late-money';
import { serverTime } from '../../../ui/time/server-clock';
import { purchaseState, toPayText, waitingText } from '../tickets/purchase-state';

/** Where an order stands, as its page says it (screens-shop.md 38). */
export interface OrderState {
  name:
    | 'unpaid'
    | 'short'
    | 'bank'
    | 'waiting'
    | 'approved'
    | 'slipAsked'
    | 'refused'
    | 'soldOut'
    | 'couponUsedUp'
    | 'cancelled'
    | 'ranOut'
    | 'refunded';
  tone: 'ok' | 'wait' | 'no' | 'info';
  title: string;
  text: string;
  /** Its status in the list of facts. */
  status: string;
}

const CLOSE = 'ปิดหน้านี้ได้ เราส่ง SMS บอก';

/**
 * @param isTooLate it takes no other slip any more
 * @param purchase what its buyer has by it; nothing for whoever holds its number alone
 */
export function orderState(order: OrderByCode, isTooLate: boolean, purchase?: Purchase): OrderState {
  const status = ORDERS_STATUS[order.orders_status as OrdersStatus];
  if (awaitsPayment(order)) return toPay(order, status);
  switch (order.orders_status) {
    case 'wait':
      return waiting(order, status);
    case 'approve':
      return order.new_slip_until && !isTooLate
        ? slipAsked(order, order.new_slip_until, status)
        : approved(order, status, purchase);
    case 'refund':
      return { name: 'refunded', tone: 'info', title: 'คืนเงินแล้ว', text: 'บางธนาคารใช้เวลาถึง 1 วันทำการ', status };
    default:
      return over(order, status, isTooLate);
  }
}

function toPay(order: OrderByCode, status: string): OrderState {
  const { orders_paid } = order;
  if (order.card_open && orders_paid === 0) {
    const text =
      'ธนาคารยังไม่บอกผลของบัตร ถ้าเห็นว่าตัดเงินแล้ว ไม่ต้องจ่ายซ้ำ หน้านี้เปลี่ยนให้เอง และเราจะส่ง SMS บอก ถ้ายังไม่ตัดเงิน จ่ายทางอื่นได้';
    return { name: 'unpaid', tone: 'wait', title: 'กำลังรอผลจากธนาคาร', text, status };
  }
  if (orders_paid === 0) {
    const text = `${toPayText(order)} จ่ายแล้วหน้านี้เปลี่ยนให้เอง และเราจะส่ง SMS บอก`;
    return { name: 'unpaid', tone: 'wait', title: 'รอชำระเงิน', text, status: `${status} ยังไม่ได้จ่าย` };
  }
  const lacking = baht(toBaht(lackingSatang(order))).replace('฿', '');
  const text = `ได้รับ ${baht(orders_paid)} แล้ว โอนเพิ่มและแนบสลิปใบที่สองในคำสั่งซื้อนี้ได้เลย`;
  return { name: 'short', tone: 'wait', title: `ขาดอีก ${lacking} บาท`, text, status: `${status} ยอดยังไม่ครบ` };
}

function waiting(order: OrderByCode, status: string): OrderState {
  if (order.asked_next) {
    const text = `ระบบถามธนาคารต่อให้เอง ${CLOSE}`;
    return { name: 'bank', tone: 'wait', title: 'กำลังรอธนาคารยืนยันรายการโอน', text, status };
  }
  const text = `${waitingText(order)} ${CLOSE}`;
  return { name: 'waiting', tone: 'wait', title: 'รอการยืนยันการชำระเงิน', text, status };
}

function approved(order: OrderByCode, status: string, purchase?: Purchase): OrderState {
  const text = `${order.ordersDetail[0]?.product_title ?? ''} ${readyText(order, purchase)}`.trim();
  return { name: 'approved', tone: 'ok', title: 'ยืนยันการชำระเงิน สำเร็จ', text, status };
}

/** What was paid is ready for: whoever was given it, the gate of a hall, or watching, of which its buyer reads until when. */
function readyText({ is_gift, ordersDetail: [show] }: OrderByCode, purchase?: Purchase): string {
  if (is_gift) return 'เป็นของขวัญแล้ว ผู้รับเปิดได้จากลิงก์ใน SMS';
  if (show?.product_format === 'onsite') return `บัตรเข้างาน ${show.tickets - show.tickets_back} ใบพร้อมแล้ว แสดง QR ที่ประตู`;
  if (purchase?.access_until) return purchaseState(purchase, serverTime()).text;
  const waits = (show?.product_status === 'sale' || show?.product_status === 'coming') && show.product_live !== 'Y';
  return waits ? 'รับชมได้ทันทีที่เริ่มแสดง' : 'พร้อมให้รับชมแล้ว';
}

/** It stays as it is; the shop lacks the evidence. */
function slipAsked({ orders_payment }: OrderByCode, until: string, status: string): OrderState {
  // What a gateway collected may be with its payer again.
  const isOfGateway = orders_payment === 'qr' || orders_payment === 'card';
  const next = `${isOfGateway ? 'ถ้าธนาคารคืนเงินให้แล้ว โอนใหม่ แล้วส่งสลิป' : 'ส่งสลิป'}ได้ถึง ${shortPlainDate(bangkokTime(until).date)}`;
  const text = `ร้านตรวจไม่พบเงินของคำสั่งซื้อนี้ ${next} ระหว่างนี้ยังดูได้ตามเดิม`;
  const title = isOfGateway ? 'กรุณาโอนและส่งสลิป' : 'กรุณาส่งสลิปอีกครั้ง';
  return { name: 'slipAsked', tone: 'wait', title, text, status };
}

function over(order: OrderByCode, status: string, isTooLate: boolean): OrderState {
  if (cameLate(order)) {
    const { money_back_reason: reason, money_back_status } = order;
    const facts = {
      title: `${LATE_MONEY[reason]}แล้ว`,
      text: lateAdvice(order),
      status: MONEY_BACK_STATUS[money_back_status],
    };
    return { name: LATE_STATES[reason], tone: 'no', ...facts };
  }
  if (ranOut(order)) {
    const next = moneyLeftText(order) || 'ถ้าโอนไปแล้ว ส่งสลิปมาได้เลย';
    const text = [order.orders_note, 'ที่นั่งและคูปองคืนเข้าระบบแล้ว', next].filter(Boolean).join(' ');
    return { name: 'ranOut', tone: 'no', title: 'หมดเวลาชำระ', text, status: `${status} (หมดเวลา)` };
  }
  const until = order.new_slip_until;
  if (!until) {
    const text = `คำสั่งซื้อนี้ถูกยกเลิกแล้ว ${moneyLeftText(order) || 'สั่งซื้อใหม่ได้ที่หน้างานแสดง'}`;
    return { name: 'cancelled', tone: 'no', title: 'ยกเลิกแล้ว', text, status: 'ยกเลิกแล้ว' };
  }
  const next = isTooLate
    ? 'หมดเวลาส่งสลิปใหม่ในคำสั่งซื้อนี้แล้ว สั่งซื้อใหม่ได้ที่หน้างานแสดง'
    : `อ่านเหตุผล แล้วส่งสลิปใหม่ในคำสั่งซื้อเดิมได้ถึง ${shortPlainDate(bangkokTime(until).date)}`;
  const text = `คำสั่งซื้อนี้ยังไม่ได้รับการยืนยัน ${next}`;
  return { name: 'refused', tone: 'no', title: 'ไม่อนุมัติ', text, status };
}
