import { awaitsPayment, lackingSatang, ranOut, toBaht } from '@wethi/contract';
import {
  baht,
  bangkokTime,
  clockTime,
  DAY_MS,
  dayMonth,
  instantOf,
  nearDate,
  phone,
  shortPlainDate,
} from '@wethi/format';
import type { Purchase } from '../../../api-types';
import { USUAL_CONFIRMATION } from '../../../config/site';
import { isInHall, isOnNow } from '../../../shows/on-now';
import { timeLeft } from '../../../shows/time-to-watch';
import { cameLate, LATE_STATES, lateText } from '../late-money';

/** In the order of the list: what needs its buyer, what is on, what can be watched, what comes, what waits, what is over. */
const STATE_ORDER = [
  'unpaid',
  'refused',
  'soldOut',
  'couponUsedUp',
  'ranOut',
  'live',
  'begun',
  'ending',
  'watch',
  'coming',
  'waiting',
  'given',
  'ended',
] as const;

export type PurchaseStateName = (typeof STATE_ORDER)[number];

export interface PurchaseState {
  name: PurchaseStateName;
  /** What a person should know about the time. */
  text: string;
  /** Days to watch that are left, Infinity while none has begun to count; nothing where there is no time to watch. */
  daysLeft?: number;
}

function startOf({ stage_date, stage_time_start }: Purchase): number | null {
  return stage_date ? instantOf(stage_date, stage_time_start ?? '00:00:00') : null;
}

function endDay(until: number): string {
  return bangkokTime(until).date;
}

/** What became of a show that the member gave to somebody. */
export function givenText({ gift_tel, gift_sent_at, gift_taken_at }: NonNullable<Purchase['gift']>): string {
  const to = phone(gift_tel ?? '');
  if (gift_taken_at) return `${to} รับของขวัญแล้ว`;
  return gift_sent_at ? `ส่ง SMS ไปที่ ${to} แล้ว ยังไม่ได้เปิด` : `จะส่ง SMS ไปที่ ${to}`;
}

function newSlipText({ new_slip_until }: Purchase, now: number): string {
  const until = Date.parse(new_slip_until ?? '');
  return until > now ? `ส่งสลิปใหม่ได้ถึง ${shortPlainDate(endDay(until))}` : 'หมดเวลาส่งสลิปใหม่แล้ว';
}

type ToPay = Pick<Purchase, 'orders_net' | 'orders_paid' | 'orders_pay_until'>;

/** What its buyer has to pay, and until when. */
export function toPayText(order: ToPay): string {
  const { orders_paid, orders_pay_until } = order;
  const { date, time } = bangkokTime(orders_pay_until ?? 0);
  const until = `จ่ายภายใน ${dayMonth(date)} ${clockTime(time)}`;
  return orders_paid > 0 ? `ได้รับ ${baht(orders_paid)} แล้ว ขาดอีก ${baht(toBaht(lackingSatang(order)))} ${until}` : until;
}

/** What an order waits for: who pays in cash has no slip. */
export function waitingText({ orders_payment }: Pick<Purchase, 'orders_payment'>): string {
  return orders_payment === 'cash' ? 'รอแอดมินยืนยันการรับเงินสด' : `แอดมินกำลังตรวจสลิป ${USUAL_CONFIRMATION}`;
}

function liveState(purchase: Purchase, until: number, now: number): PurchaseState {
  const end = purchase.stage_time_to ? `ดูสดถึง ${clockTime(purchase.stage_time_to)} แล้ว` : 'กำลังแสดงสด ';
  return { name: 'live', text: `${end}ดูย้อนหลังได้ถึง ${nearDate(endDay(until), now)}`, daysLeft: Infinity };
}

/** What a ticket is good for, beside the show itself. */
function afterText({ product_format }: Purchase, until: number, now: number): string {
  return product_format === 'onsite' ? 'แสดง QR ที่ประตู' : `ดูย้อนหลังได้ถึง ${nearDate(endDay(until), now)}`;
}

/**
 * Where a purchase stands, and what to say about it (BUY-11).
 * @param now milliseconds since 1970 UTC
 */
export function purchaseState(purchase: Purchase, now: number): PurchaseState {
  if (awaitsPayment(purchase)) return { name: 'unpaid', text: toPayText(purchase) };
  if (cameLate(purchase)) return { name: LATE_STATES[purchase.money_back_reason], text: lateText(purchase) };
  if (ranOut(purchase)) return { name: 'ranOut', text: purchase.orders_note ?? '' };
  if (purchase.orders_status === 'wait') return { name: 'waiting', text: waitingText(purchase) };
  if (purchase.orders_status === 'not') return { name: 'refused', text: newSlipText(purchase, now) };
  if (purchase.gift?.is_given) return { name: 'given', text: givenText(purchase.gift) };
  const until = purchase.access_until ? Date.parse(purchase.access_until) : Infinity;
  if (until <= now) return { name: 'ended', text: `หมดเวลาดูเมื่อ ${shortPlainDate(endDay(until))}` };
  const isOn = isOnNow(purchase, now);
  if (isOn && purchase.product_live === 'Y') return liveState(purchase, until, now);
  if (isOn || isInHall(purchase, now))
    return { name: 'begun', text: `ถึงเวลาแสดงแล้ว · ${afterText(purchase, until, now)}` };
  const start = startOf(purchase);
  const isCourse = purchase.product_type !== 'M';
  if (!isCourse && start !== null && start > now && purchase.product_status !== 'replay') {
    return {
      name: 'coming',
      text: `เริ่มในอีก ${timeLeft(start - now)} · ${afterText(purchase, until, now)}`,
    };
  }
  const left = until - now;
  return {
    name: left < DAY_MS ? 'ending' : 'watch',
    text: `${isCourse ? 'เหลือเวลาเรียน' : 'เหลือเวลาดู'} ${timeLeft(left)} · ถึง ${shortPlainDate(endDay(until))}`,
    daysLeft: left / DAY_MS,
  };
}

export interface StatedPurchase {
  purchase: Purchase;
  state: PurchaseState;
}

/** Purchases in the order of what can be done with them; the time that ends first comes first. */
export function sortPurchases(purchases: readonly Purchase[], now: number): StatedPurchase[] {
  const rank = ({ state }: StatedPurchase) => STATE_ORDER.indexOf(state.name);
  const time = ({ purchase, state }: StatedPurchase) =>
    state.name === 'coming' ? (startOf(purchase) ?? 0) : Date.parse(purchase.access_until ?? '') || 0;
  return purchases
    .map((purchase) => ({ purchase, state: purchaseState(purchase, now) }))
    .sort((a, b) => rank(a) - rank(b) || time(a) - time(b));
}

/** The filters over the list, and what each one keeps. */
export const GROUPS = {
  all: { title: 'ทั้งหมด', keeps: STATE_ORDER as readonly PurchaseStateName[] },
  now: { title: 'ดูได้ตอนนี้', keeps: ['live', 'begun', 'watch', 'ending'] },
  coming: { title: 'ยังไม่เริ่ม', keeps: ['coming'] },
  waiting: { title: 'รอยืนยัน', keeps: ['unpaid', 'waiting'] },
  given: { title: 'ของขวัญที่ให้', keeps: ['given'] },
  refused: { title: 'ไม่อนุมัติ', keeps: ['refused', 'soldOut', 'couponUsedUp', 'ranOut'] },
  ended: { title: 'หมดเวลาดู', keeps: ['ended'] },
} as const satisfies Record<string, { title: string; keeps: readonly PurchaseStateName[] }>;

export type PurchaseGroup = keyof typeof GROUPS;

/** Groups that are shown only when something is in them. */
export const PASSING_GROUPS: readonly PurchaseGroup[] = ['waiting', 'given', 'refused'];

export function belongsTo(group: PurchaseGroup, { state }: StatedPurchase): boolean {
  return (GROUPS[group].keeps as readonly PurchaseStateName[]).includes(state.name);
}
