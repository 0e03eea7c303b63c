import { awaitsPayment } from '@wethi/contract';
import { baht, bangkokTime, clockTime, duration } from '@wethi/format';
import type { OrderByCode } from '../../api-types';
import { classNames } from '../../ui/class-names';
import { useSeconds } from '../../ui/time/use-clock';
import styles from './order-timeline.module.css';

const STAFF_AFTER_MS = 30 * 60_000;

interface Step {
  text: string;
  /** When it was, ISO. */
  at?: string | null;
  /** What is going on, and what comes later. */
  turn?: 'next' | 'later';
  time?: string;
}

/** What happened with an order that waits, and what comes: every time is a real one. */
export function OrderTimeline({ order }: { order: OrderByCode }) {
  return (
    <ol className={styles.line}>
      {stepsOf(order).map(({ text, at, turn, time }) => (
        <li key={text} className={classNames(turn && styles[turn])}>
          <span>{text}</span>
          {at ? <time dateTime={at}>{clockOf(at)}</time> : <span className={styles.time}>{time}</span>}
        </li>
      ))}
      {order.asked_next && <NextQuestion at={order.asked_next} />}
      {order.asked_next && order.slip_at && (
        <li className={styles.later}>
          <span>ถ้าธนาคารยังไม่ตอบ แอดมินตรวจให้</span>
          <time>{clockOf(Date.parse(order.slip_at) + STAFF_AFTER_MS)}</time>
        </li>
      )}
    </ol>
  );
}

const clockOf = (at: string | number): string => clockTime(bangkokTime(at).time);

function stepsOf(order: OrderByCode): Step[] {
  const { create_at, slip_at, slip_amount, asked_at, asked_next, orders_ahead } = order;
  const steps: Step[] = [{ text: 'สั่งซื้อ', at: create_at }];
  if (awaitsPayment(order)) {
    const text = order.orders_paid > 0 ? 'รอส่วนที่เหลือ' : 'รอเงินเข้า';
    return [...steps, { text, turn: 'next', time: 'ตอนนี้' }, { text: 'ดูได้ที่งานแสดงที่ซื้อ', turn: 'later' }];
  }
  const amount = slip_amount === null ? '' : ` ${baht(slip_amount)}`;
  if (slip_at) steps.push({ text: `ได้รับสลิป${amount}`, at: slip_at });
  asked_at.forEach((at, index) => steps.push({ text: `ถามธนาคารครั้งที่ ${index + 1} ยังไม่มีรายการ`, at }));
  if (asked_next) return steps;
  const ahead = orders_ahead ? ` มี ${orders_ahead} รายการก่อนหน้า` : '';
  const what = slip_at ? 'รอแอดมินตรวจ' : 'รอแอดมินยืนยันการรับเงิน';
  return [...steps, { text: `${what}${ahead}`, turn: 'next', time: 'ตอนนี้' }, { text: 'ดูได้ที่งานแสดงที่ซื้อ', turn: 'later' }];
}

function NextQuestion({ at }: { at: string }) {
  const left = Math.max(0, Math.ceil((Date.parse(at) - useSeconds(Date.parse(at))) / 1000));
  return (
    <li className={styles.next}>
      <span>ถามครั้งต่อไป</span>
      <span className={styles.time}>{left > 0 ? `อีก ${duration(left)} นาที` : 'กำลังถาม'}</span>
    </li>
  );
}
