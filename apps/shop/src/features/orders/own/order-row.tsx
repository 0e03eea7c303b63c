import {
  awaitsPayment,
  LATE_MONEY,
  lackingSatang,
  MONEY_BACK_STATUS,
  ORDERS_STATUS,
  ranOut,
  satangText,
  type OrdersStatus,
} from '@wethi/contract';
import { baht, bangkokTime, clockTime, dayMonth, hourMinute, recordDate, titleTimes } from '@wethi/format';
import { CircleAlert, CircleCheck, CircleX, Clock, Hourglass, type LucideIcon, QrCode, Undo2 } from 'lucide-react';
import type { OwnOrder } from '../../../api-types';
import { Chip } from '../../../ui/actions/chip';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Picture } from '../../../ui/media/picture';
import { GiftNote } from '../gift-note';
import { cameLate, lateAdvice, moneyLeftText } from '../late-money';
import { OrderRowActions } from './order-row-actions';
import { isShort } from './own-orders-query';
import styles from './own-orders.module.css';

type Look = { kind?: 'ok' | 'wait' | 'no' | 'info'; icon: LucideIcon; text: string };

const LOOKS: Record<OrdersStatus, Look> = {
  wait: { kind: 'wait', icon: Hourglass, text: ORDERS_STATUS.wait },
  approve: { kind: 'ok', icon: CircleCheck, text: ORDERS_STATUS.approve },
  not: { kind: 'no', icon: CircleX, text: ORDERS_STATUS.not },
  refund: { kind: 'info', icon: Undo2, text: ORDERS_STATUS.refund },
};

function lookOf(order: OwnOrder): Look {
  if (isShort(order)) return { kind: 'wait', icon: CircleAlert, text: 'ยอดยังไม่ครบ' };
  if (awaitsPayment(order)) return { kind: 'wait', icon: QrCode, text: 'รอชำระเงิน' };
  if (cameLate(order)) {
    const text = `${LATE_MONEY[order.money_back_reason]}แล้ว ${MONEY_BACK_STATUS[order.money_back_status]}`;
    return { icon: Undo2, text };
  }
  if (order.is_cancelled) return { icon: CircleX, text: 'ยกเลิกแล้ว' };
  if (ranOut(order)) return { icon: Clock, text: 'หมดเวลาชำระ' };
  return LOOKS[order.orders_status];
}

/** An order as a record: what, when, how much, how it stands, and what can be done. */
export function OrderRow({ order }: { order: OwnOrder }) {
  const { ordersDetail: lines, order_no, orders_net } = order;
  const { kind, icon: Icon, text } = lookOf(order);
  const { date, time } = bangkokTime(order.create_at);
  const bands = [...new Set(lines.map(({ band_name }) => band_name))].join(', ');
  return (
    <li className={styles.order}>
      <Picture path={lines[0]?.product_img} width={88} height={66} sizes="88px" className={styles.picture} />
      <div>
        <h3>{titlesOf(lines)}</h3>
        <p className="small muted">
          {bands} · {amountOf(lines)}
        </p>
        <p className="small muted num">
          {order_no} · {recordDate(date)} {hourMinute(time)}
        </p>
        <GiftNote order_no={order_no} />
      </div>
      <div className={styles.amount}>
        <b className="num">{baht(orders_net)}</b>
        <Chip kind={kind}>
          <Icon aria-hidden />
          {text}
        </Chip>
      </div>
      <Why order={order} />
      <OrderRowActions order={order} />
    </li>
  );
}

function titlesOf(lines: OwnOrder['ordersDetail']): string {
  return lines.map(({ product_title, tickets }) => titleTimes(product_title, tickets)).join(' และ ');
}

function amountOf(lines: OwnOrder['ordersDetail']): string {
  const [first] = lines;
  return lines.length === 1 && first?.product_type === 'M' ? `บัตร ${first.tickets} ใบ` : `${lines.length} รายการ`;
}

function Why({ order }: { order: OwnOrder }) {
  const { orders_status, is_cancelled } = order;
  const orders_note = [order.orders_note, moneyLeftText(order)].filter(Boolean).join(' · ');
  if (cameLate(order)) return <p className={`small ${styles.note}`}>{lateAdvice(order)}</p>;
  if (awaitsPayment(order)) {
    const { date, time } = bangkokTime(order.orders_pay_until);
    const until = `จ่ายภายใน ${dayMonth(date)} ${clockTime(time)}`;
    const lacking = `ขาดอีก ${satangText(lackingSatang(order))} บาท `;
    return <p className={`small num ${styles.rest}`}>{(isShort(order) ? lacking : '') + until}</p>;
  }
  if (!orders_note || (orders_status !== 'not' && orders_status !== 'refund')) return null;
  return (
    <p className={`small ${orders_status === 'not' && !is_cancelled ? styles.refused : styles.note}`}>{orders_note}</p>
  );
}

export function OrderRowsOnTheWay() {
  return (
    <>
      <ul className={styles.list} aria-busy aria-label="กำลังโหลด">
        {[1, 2, 3, 4].map((row) => (
          <li key={row} className={styles.order}>
            <Skeleton style={{ width: '100%', height: 66, borderRadius: 10 }} />
            <div>
              <Skeleton style={{ height: 20, width: '70%' }} />
              <Skeleton style={{ height: 14, width: '46%', marginTop: 10 }} />
            </div>
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        กำลังโหลดคำสั่งซื้อ
      </p>
    </>
  );
}
