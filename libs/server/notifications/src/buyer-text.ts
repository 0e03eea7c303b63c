import { fillText, lackingSatang, ranOut, satangText, type OrdersStatus } from '@wethi/contract';
import { shortPlainDate } from '@wethi/format';
import { shortName } from './wording/short-name';

interface OrderNews {
  order_no: string;
  orders_net: number;
  orders_paid: number;
  orders_status: OrdersStatus;
  orders_note: string | null;
  orders_pay_until: Date | null;
  /** Its buyer cancelled it, or whoever else holds its number. */
  is_cancelled: number;
  gift_id?: number | null;
  /** Of its first line, and the day of that show, 'YYYY-MM-DD'. */
  product_title: string | null;
  show_date: string | null;
}

/** What owners may word otherwise (SMS_TEXT of contract), and the shop's address as it is registered with the gateway. */
interface Wording {
  SMS_APPROVE_TEXT: string;
  SMS_REFUSE_TEXT: string;
  PUBLIC_URL: string;
}

/** A longer note stands in full behind the link: each 67 characters of an SMS cost again (facts/integrations.md §7). */
const LONGEST_NOTE = 80;

/**
 * The SMS about an order's new status, with what to do. It names the shop, as a text with a link must
 * (facts/integrations.md §7).
 * @returns undefined for a status that is no news
 */
export function buyerText(order: OrderNews, wording: Wording): string | undefined {
  const { order_no, orders_status, orders_note, gift_id = null, ...amounts } = order;
  const link = `${wording.PUBLIC_URL}/order/${order_no}`;
  switch (orders_status) {
    case 'approve':
      if (gift_id !== null)
        return `เวที: ยืนยันการชำระเงินคำสั่งซื้อ ${order_no} สำเร็จ เราจะส่งของขวัญให้ผู้รับทาง SMS ดูสถานะได้ที่ ${link}`;
      return fillText(wording.SMS_APPROVE_TEXT, wordsOf(order, link));
    case 'not':
      // Why is left out: those are the words of somebody who may be a stranger.
      if (order.is_cancelled)
        return `เวที: คำสั่งซื้อ ${order_no} ถูกยกเลิกจากลิงก์คำสั่งซื้อแล้ว ถ้าคุณไม่ได้ยกเลิกเอง หรือโอนเงินไปแล้ว ติดต่อเราได้ที่ ${link}`;
      if (ranOut(order)) return `เวที: คำสั่งซื้อ ${order_no} หมดเวลาชำระ ${orders_note} ถ้าโอนไปแล้ว ส่งสลิปได้ที่ ${link}`;
      return fillText(wording.SMS_REFUSE_TEXT, { ...wordsOf(order, link), เหตุผล: reason(orders_note).trim() });
    case 'refund':
      return `เวที: คืนเงินคำสั่งซื้อ ${order_no} แล้ว${reason(orders_note)} ดูรายละเอียดได้ที่ ${link}`;
    case 'wait':
      return `เวที: ได้รับเงินของคำสั่งซื้อ ${order_no} แล้ว ขาดอีก ${satangText(lackingSatang(amounts))} บาท จ่ายส่วนที่เหลือได้ที่ ${link}`;
    default:
      return undefined;
  }
}

function wordsOf({ order_no, product_title, show_date }: OrderNews, link: string): Record<string, string> {
  const title = shortName(product_title ?? '');
  return { คำสั่งซื้อ: order_no, งาน: title, วันแสดง: show_date ? shortPlainDate(show_date) : '', ลิงก์: link };
}

interface Parcel {
  order_no: string;
  orders_tracking: string | null;
  orders_tracking_by: string | null;
}

/** The SMS about a book that went out. */
export function parcelText({ order_no, orders_tracking, orders_tracking_by }: Parcel, publicUrl: string): string {
  const by = orders_tracking_by ? `${orders_tracking_by} ` : '';
  const number = orders_tracking ? ` เลขพัสดุ ${by}${orders_tracking}` : '';
  return `เวที: ส่งสมุดของคำสั่งซื้อ ${order_no} แล้ว${number} ดูรายละเอียดได้ที่ ${publicUrl}/order/${order_no}`;
}

/** The SMS to whom an order was approved for, and whose money nobody found, or went back to them. */
export function askSlipText(order_no: string, isReversed: boolean, publicUrl: string): string {
  const asked = isReversed
    ? `ธนาคารคืนเงินของคำสั่งซื้อ ${order_no} ให้คุณแล้ว กรุณาโอนใหม่ แล้วส่งสลิปที่`
    : `ตรวจไม่พบเงินของคำสั่งซื้อ ${order_no} กรุณาส่งสลิปอีกครั้งที่`;
  return `เวที: ${asked} ${publicUrl}/order/${order_no} ระหว่างนี้ยังดูได้ตามเดิม`;
}

interface PartBack {
  order_no: string;
  orders_refund_note: string;
  /** Those that it was given back for, which open no gate any more. */
  tickets: number;
}

/** The SMS about a part of an order's money that comes back. @param satang what comes back */
export function refundText(
  { order_no, orders_refund_note, tickets }: PartBack,
  satang: number,
  publicUrl: string,
): string {
  const [sum, why, link] = [satangText(satang), reason(orders_refund_note), `${publicUrl}/order/${order_no}`];
  if (tickets > 0)
    return `เวที: คืนเงินบัตร ${tickets} ใบ ${sum} บาท ของคำสั่งซื้อ ${order_no} แล้ว${why} บัตรที่คืนใช้เข้างานไม่ได้ บัตรอื่นใช้ได้ตามเดิม ${link}`;
  return `เวที: คืนเงินบางส่วน ${sum} บาท ของคำสั่งซื้อ ${order_no} แล้ว${why} ยังดูได้ตามเดิม ${link}`;
}

function reason(note: string | null): string {
  const text = shortName(note ?? '', LONGEST_NOTE);
  return text && ` เนื่องจาก ${text}`;
}
