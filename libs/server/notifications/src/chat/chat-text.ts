import {
  ORDERS_PAYMENT,
  ORDERS_STATUS,
  toBaht,
  toSatang,
  type OrdersPayment,
  type OrdersStatus,
} from '@wethi/contract';
import { baht, clockTime, maskedPhone, shortDate, titleTimes } from '@wethi/format';

/** What a chat is told about an order: all of it, or a band's own lines. */
export interface OrderNews {
  id: number;
  order_no: string;
  orders_status: OrdersStatus;
  orders_payment: OrdersPayment;
  lines: { title: string; band: string; tickets: number }[];
  /** Baht. */
  net: number;
  /** What came of it before, where a rest waits; baht. */
  paid?: number;
  buyer: Person;
  /** Its buyer answered a refusal with another slip. */
  isNewSlip?: boolean;
}

export interface Person {
  user_nickname: string | null;
  user_tel: string;
}

/** So that the text stays under the 1024 characters that Telegram allows beside a picture, after the decision, too. */
const MAX_LINES = 4;
const LONGEST_TITLE = 80;
const LONGEST_NAME = 40;
const LONGEST_REASON = 120;

/** @returns HTML for Telegram; with the way to the confirmation screen while the order waits */
export function orderText(news: OrderNews, adminUrl: string): string {
  const { orders_status, lines } = news;
  const rows = [
    `<b>${news.isNewSlip ? 'สลิปใหม่ของคำสั่งซื้อที่ไม่อนุมัติ' : 'คำสั่งซื้อใหม่'}</b> ${escapeHtml(news.order_no)}`,
    ...lines.slice(0, MAX_LINES).map(lineText),
    lines.length > MAX_LINES && `และอีก ${lines.length - MAX_LINES} รายการ`,
    `ยอดชำระ ${baht(news.net)} (${ORDERS_PAYMENT[news.orders_payment]})`,
    orders_status === 'wait' && partText(news),
    `สถานะ <b>${ORDERS_STATUS[orders_status]}</b>`,
    `ผู้ซื้อ ${buyerName(news.buyer)}`,
    orders_status === 'wait' &&
      `<a href="${escapeHtml(`${adminUrl}/admin/ordersConfirm?order=${news.id}`)}">ตรวจสลิปและยืนยัน</a>`,
  ];
  return rows.filter(Boolean).join('\n');
}

/** What became of an order that a message asked about. */
interface Settled {
  status: string;
  by: string;
  at: string;
  reason: string | null;
}

const STATUS_LINE = /^สถานะ <b>.*<\/b>$/;

/** @returns a message of `orderText` after the decision: who decided what when, in place of the way to decide */
export function settledText(text: string, { status, by, at, reason }: Settled): string {
  const decided = `สถานะ <b>${escapeHtml(status)}</b> โดย ${escapeHtml(cut(by, LONGEST_NAME))} ${at}`;
  const rows = text
    .split('\n')
    .filter((row) => !row.startsWith('<a href'))
    .map((row) => (STATUS_LINE.test(row) ? decided : row));
  return [...rows, ...(reason ? [escapeHtml(cut(reason, LONGEST_REASON))] : [])].join('\n');
}

/** @returns HTML for Telegram; a new customer has told no more than the phone yet */
export function registrationText(person: Person): string {
  const { user_nickname, user_tel } = person;
  const name = user_nickname ? `${escapeHtml(cut(user_nickname, LONGEST_NAME))} ` : '';
  return `<b>สมาชิกใหม่</b>\n${name}${maskedPhone(user_tel)}`;
}

/** What a chat is told about an hour that a learner asks for. */
export interface BookingNews {
  course_slot_id: number;
  course_slot_date: string;
  course_slot_start: string;
  coach_id: number;
  coach_name: string;
  product_title: string;
  learner: Person;
}

/** @returns HTML for Telegram, with the way to the hour, where it is taken or not */
export function bookingText({ learner, ...news }: BookingNews, adminUrl: string): string {
  const { course_slot_id, course_slot_date, course_slot_start, coach_id, coach_name, product_title } = news;
  const screen = `${adminUrl}/admin/userCourseBooking?coach=${coach_id}&week=${course_slot_date}&slot=${course_slot_id}`;
  return [
    `<b>ขอจองเรียน</b> ${shortDate(course_slot_date)} ${clockTime(course_slot_start)}`,
    `${escapeHtml(cut(product_title, LONGEST_TITLE))} – ${escapeHtml(cut(coach_name, LONGEST_NAME))}`,
    `ผู้เรียน ${buyerName(learner)}`,
    `<a href="${escapeHtml(screen)}">ดูและรับจอง</a>`,
  ].join('\n');
}

/** A slip of the rest is measured by the rest. */
function partText({ net, paid = 0 }: OrderNews): string | false {
  if (paid === 0) return false;
  return `ได้รับแล้ว ${baht(paid)} สลิปนี้ต้องมี ${baht(toBaht(toSatang(net) - toSatang(paid)))}`;
}

function lineText({ title, band, tickets }: OrderNews['lines'][number]): string {
  return `${escapeHtml(titleTimes(cut(title, LONGEST_TITLE), tickets))} – ${escapeHtml(cut(band, LONGEST_NAME))}`;
}

function buyerName({ user_nickname, user_tel }: Person): string {
  return user_nickname ? escapeHtml(cut(user_nickname, LONGEST_NAME)) : maskedPhone(user_tel);
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Every value goes through here: one stray `<` and Telegram refuses the whole message. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
