import { ORDERS_PAYMENT, type OrdersPayment } from '@wethi/contract';
import { baht, bangkokTime, clockTime, hourMinute, recordDate, shortDate, titleTimes } from '@wethi/format';
import { CircleCheck, CircleX, Hourglass, Undo2, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { OrderByCode } from '../../../api-types';
import { paths } from '../../../config/paths';
import { SITE_NAME } from '../../../config/site';
import { lineMessageUrl, useContacts } from '../../../session/contact/contacts';
import { Alert } from '../../../ui/feedback/alert';
import { QueryView } from '../../../ui/feedback/query-view';
import { Sign } from '../../../ui/feedback/sign';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card, Tear } from '../../../ui/layout/card';
import { Picture } from '../../../ui/media/picture';
import { useOrder } from '../../../session/order/order-query';
import { usePurchaseByNumber } from '../../../session/purchases';
import { OrderTimeline } from '../../../session/order/order-timeline';
import { useIsPast } from '../../../ui/time/use-is-past';
import { GiftNote } from '../gift-note';
import { NoOrder } from './no-order';
import { OrderActions } from './order-actions';
import styles from './order-page.module.css';
import { orderState, type OrderState } from './order-state';
import { OrderTickets } from './order-tickets';

const ICONS: Record<OrderState['tone'], LucideIcon> = { ok: CircleCheck, wait: Hourglass, no: CircleX, info: Undo2 };

/** An order for whoever holds its number: where it stands, and the one thing to do next (screens-shop.md 38). */
export function OrderPage({ code }: { code: string }) {
  return (
    <div className={styles.page}>
      <QueryView
        query={useOrder(code)}
        heading="ผลการชำระเงิน"
        skeleton={<Opening />}
        failure="เปิดคำสั่งซื้อไม่ได้"
        empty={<NoOrder />}
      >
        {(order) => <Order order={order} />}
      </QueryView>
    </div>
  );
}

function Order({ order }: { order: OrderByCode }) {
  const contacts = useContacts();
  const state = orderState(order, useIsPast(order.new_slip_until), usePurchaseByNumber(order.order_no));
  useTabTitle(state.title);
  return (
    <>
      <div className={styles.top} role="status">
        <Sign icon={ICONS[state.tone]} tone={state.tone} />
        <h1>{state.title}</h1>
        <p className="t2">{state.text}</p>
      </div>
      <Card className={styles.order}>
        {order.ordersDetail.map((line) => (
          <Line
            key={`${line.product_url} ${line.product_price_title}`}
            line={line}
            amount={order.ordersDetail.length === 1 ? order.orders_net : undefined}
          />
        ))}
        <GiftNote order_no={order.order_no} />
        {state.name === 'refused' && order.orders_note && <Reason note={order.orders_note} />}
        {state.name === 'short' && <Paid order={order} />}
        <Tear />
        {order.orders_status === 'wait' && <OrderTimeline order={order} />}
        {order.orders_status === 'approve' && <OrderTickets order={order} />}
        <Facts order={order} state={state} />
        <OrderActions order={order} />
      </Card>
      <p className={`small muted ${styles.private}`}>
        ลิงก์นี้เปิดได้โดยไม่ต้องเข้าระบบ เก็บไว้เป็นส่วนตัว ·{' '}
        <a
          className="link"
          href={lineMessageUrl(contacts, `สอบถามคำสั่งซื้อ ${order.order_no}`)}
          target="_blank"
          rel="noreferrer"
        >
          สอบถามคำสั่งซื้อนี้
        </a>
      </p>
    </>
  );
}

/** Who has other tabs open sees there that it turned. The next page brings its own title. */
function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${SITE_NAME}`;
  }, [title]);
}

function Line({ line, amount }: { line: OrderByCode['ordersDetail'][number]; amount?: number }) {
  const { stage_date, stage_time_start } = line;
  const when = [stage_date && shortDate(stage_date), stage_date && stage_time_start && clockTime(stage_time_start)];
  return (
    <div className={styles.item}>
      <Picture path={line.product_img} width={96} height={72} sizes="96px" className={styles.picture} />
      <div>
        <h2>
          <Link to={paths.show(line.product_url)}>{titleTimes(line.product_title, line.tickets)}</Link>
        </h2>
        <p className="small muted">{[line.band_name, line.product_price_title, ...when].filter(Boolean).join(' · ')}</p>
      </div>
      {amount !== undefined && <b className="num">{baht(amount)}</b>}
    </div>
  );
}

function Reason({ note }: { note: string }) {
  return (
    <div className={styles.reason}>
      <Alert kind="no">
        <b>เหตุผลจากแอดมิน</b>
        <span className={styles.note}>{note}</span>
      </Alert>
    </div>
  );
}

function Paid({ order: { orders_paid, orders_net } }: { order: OrderByCode }) {
  return (
    <div className={styles.paid}>
      <div
        className={styles.meter}
        role="img"
        aria-label={`จ่ายแล้ว ${orders_paid.toFixed(2)} จาก ${orders_net.toFixed(2)} บาท`}
      >
        <i style={{ width: `${(orders_paid / orders_net) * 100}%` }} />
      </div>
      <p className="small">
        <span>
          จ่ายแล้ว <b className="num">{baht(orders_paid)}</b>
        </span>
        <span className="muted num">จาก {baht(orders_net)}</span>
      </p>
    </div>
  );
}

function Facts({ order, state }: { order: OrderByCode; state: OrderState }) {
  const { decided_at, orders_pay_until, new_slip_until, orders_discount, orders_payment } = order;
  const ended = {
    approved: 'ยืนยันเมื่อ',
    refused: 'ตรวจเมื่อ',
    soldOut: 'ตรวจเมื่อ',
    couponUsedUp: 'ตรวจเมื่อ',
    refunded: 'คืนเมื่อ',
    cancelled: 'ยกเลิกเมื่อ',
    ranOut: 'หมดเวลาเมื่อ',
  };
  const label = ended[state.name as keyof typeof ended];
  const facts: [string, string | null | false | undefined][] = [
    ['คำสั่งซื้อ', order.order_no],
    [label, label && decided_at && momentOf(decided_at)],
    ['จ่ายภายใน', order.orders_status === 'wait' && orders_pay_until && deadlineOf(orders_pay_until)],
    ['ส่งสลิปใหม่ได้ถึง', state.name === 'refused' && new_slip_until && recordDate(bangkokTime(new_slip_until).date)],
    ['ชำระโดย', state.name === 'approved' && ORDERS_PAYMENT[orders_payment as OrdersPayment]],
    ['สมุด', parcelText(order)],
    ['ส่วนลด', orders_discount > 0 && `-${baht(orders_discount)}`],
    [state.name === 'refunded' ? 'คืนเงิน' : 'ยอดสุทธิ', baht(order.orders_net)],
    ['เหตุผล', (state.name === 'refunded' || state.name === 'cancelled') && order.orders_note],
    ['สถานะ', state.status],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => value && <Fact key={name} name={name} value={value} />)}
    </dl>
  );
}

/** Of a book that went out. */
function parcelText({
  orders_status,
  orders_book_send,
  orders_tracking,
  orders_tracking_by,
}: OrderByCode): string | false {
  if (orders_status !== 'approve' || orders_book_send !== 'Y') return false;
  return ['ส่งแล้ว', orders_tracking && orders_tracking_by, orders_tracking].filter(Boolean).join(' ');
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </>
  );
}

/** '20-11-2026 13:21', in Bangkok. */
function momentOf(at: string): string {
  const { date, time } = bangkokTime(at);
  return `${recordDate(date)} ${hourMinute(time)}`;
}

/** 'ส. 21 พ.ย. 2569 13:21 น.', in Bangkok: a person reads it to be in time. */
function deadlineOf(at: string): string {
  const { date, time } = bangkokTime(at);
  return `${shortDate(date)} ${clockTime(time)}`;
}

function Opening() {
  return (
    <div aria-busy>
      <p className="sr" role="status">
        กำลังเปิดคำสั่งซื้อ
      </p>
      <div className={styles.top}>
        <Skeleton style={{ width: 76, height: 76, borderRadius: '50%', margin: '0 auto' }} />
        <Skeleton style={{ height: 28, width: 260, margin: '18px auto 0' }} />
      </div>
      <Skeleton style={{ height: 320, borderRadius: 20 }} />
    </div>
  );
}
