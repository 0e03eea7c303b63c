import { toBaht } from '@wethi/contract';
import { addDays, baht, count, instantOf, spokenDuration, timeAgo } from '@wethi/format';
import { ChevronRight, Hourglass, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusTag } from '../../feedback/status-tag';
import { useMay } from '../../providers/access';
import { change, type Change } from './change';
import styles from './dashboard.module.css';
import type { Period } from './period';
import { sumOf, sumsOf, useApprovals, useCouponsUsed, useNewMembers, useOnAir, useSales } from './use-figures';

interface FigureProps {
  label: string;
  value: string;
  /** What stands below: the value before, or where it leads. */
  note: string;
  to: string;
  children?: ReactNode;
}

/** A number that leads to what is behind it. */
function Figure({ label, value, note, to, children }: FigureProps) {
  return (
    <Link className={styles.figure} to={to}>
      <span className="secondary">{label}</span>
      <b>{value}</b>
      {children}
      <small className="secondary number">
        {note}
        <ChevronRight size={16} aria-hidden />
      </small>
    </Link>
  );
}

const ICONS = { up: <TrendingUp aria-hidden />, down: <TrendingDown aria-hidden />, same: undefined };

function ChangeTag({ of }: { of: Change | undefined }) {
  return (
    of && (
      <StatusTag tone={of.tone} icon={ICONS[of.way]}>
        {of.words}
      </StatusTag>
    )
  );
}

const money = (satang: number) => baht(toBaht(satang));

/** The list of orders with the same filters. */
export function ordersOf({ from, to, band }: Period, more: Record<string, string> = {}): string {
  const days = {
    create_at_gte: new Date(instantOf(from)).toISOString(),
    create_at_lte: new Date(instantOf(addDays(to, 1)) - 1).toISOString(),
  };
  return `/orders?${new URLSearchParams({ ...days, ...(band && { band_id: String(band) }), ...more }).toString()}`;
}

interface WaitingProps {
  waiting: number;
  oldest: string | undefined;
  now: number;
}

/** The period in numbers; those that a role may not read are left out, and one that is not there yet is a dash. */
export function Figures({ period, ...waiting }: WaitingProps & { period: Period }) {
  const mayReport = useMay('reports.read');
  return (
    <div className={styles.figures}>
      {mayReport && <Sold period={period} />}
      <Waiting {...waiting} />
      <NewMembers period={period} />
      {mayReport && <ByMachine period={period} />}
      <Watching period={period} />
      {mayReport && <Discount period={period} />}
    </div>
  );
}

/** Nothing is said of the period before while that is not known yet. */
const beforeOf = ({ compares }: Period, known: unknown, text: string) =>
  compares && known ? `ก่อนหน้า ${text}` : 'ดูคำสั่งซื้อ';

function Sold({ period }: { period: Period }) {
  const { days } = useSales(period);
  const [net, netBefore] = sumsOf(days, ({ satang }) => satang);
  const [orders, ordersBefore] = sumsOf(days, (day) => day.orders);
  const approved = ordersOf(period, { orders_status: 'approve' });
  return (
    <>
      <Figure
        label="ยอดสุทธิ"
        value={days ? money(net) : '-'}
        note={beforeOf(period, days, money(netBefore))}
        to={approved}
      >
        <ChangeTag of={change(net, netBefore)} />
      </Figure>
      <Figure
        label="คำสั่งซื้อที่ยืนยันแล้ว"
        value={days ? count(orders) : '-'}
        note={beforeOf(period, days, count(ordersBefore))}
        to={approved}
      >
        <ChangeTag of={change(orders, ordersBefore)} />
      </Figure>
    </>
  );
}

function Waiting({ waiting, oldest, now }: WaitingProps) {
  const mayApprove = useMay('orders.approve');
  return (
    <Figure
      label="รอยืนยัน"
      value={count(waiting)}
      note={mayApprove ? 'ไปยืนยัน' : 'ดูคำสั่งซื้อ'}
      to={mayApprove ? '/ordersConfirm' : '/orders?orders_status=wait'}
    >
      {oldest ? (
        <StatusTag tone="wait" icon={<Hourglass aria-hidden />}>
          เก่าสุด {timeAgo(oldest, now)}
        </StatusTag>
      ) : (
        <StatusTag tone="ok">ครบแล้ว</StatusTag>
      )}
    </Figure>
  );
}

function NewMembers({ period }: { period: Period }) {
  const { isAsked, days } = useNewMembers(period);
  if (!isAsked) return null;
  const [now, before] = sumsOf(days, ({ number }) => number);
  return (
    <Figure
      label="สมาชิกใหม่"
      value={days ? count(now) : '-'}
      note={period.compares && days ? `ก่อนหน้า ${count(before)}` : 'ดูรายชื่อ'}
      to="/user"
    >
      <ChangeTag of={change(now, before)} />
    </Figure>
  );
}

interface ShareOfMachine {
  machine: number;
  all: number;
  /** Undefined where there was none. */
  percent: number | undefined;
}

/** How many of the slips the machine approved by itself. */
export function shareOfMachine(days: readonly { by_machine: number; by_person: number }[] = []): ShareOfMachine {
  const machine = sumOf(days, ({ by_machine }) => by_machine);
  const all = machine + sumOf(days, ({ by_person }) => by_person);
  return { machine, all, percent: all === 0 ? undefined : Math.round((machine / all) * 1000) / 10 };
}

function ByMachine({ period }: { period: Period }) {
  const { data, before } = useApprovals(period);
  const { machine, all, percent } = shareOfMachine(data?.days);
  const earlier = shareOfMachine(before?.days).percent;
  const to = ordersOf(period, { orders_payment: 'transfer' });
  const time = (seconds: number | null | undefined) => (typeof seconds === 'number' ? spokenDuration(seconds) : '-');
  const isPerson = typeof data?.seconds_by_person === 'number';
  return (
    <>
      <Figure
        label="สลิปที่ระบบอนุมัติเอง"
        value={percent === undefined ? '-' : `${percent}%`}
        note={data ? `${count(machine)} จาก ${count(all)} ใบ` : 'ดูคำสั่งซื้อ'}
        to={to}
      >
        <ChangeTag
          of={percent === undefined || earlier === undefined ? undefined : change(percent, earlier, 'bad', true)}
        />
      </Figure>
      <Figure label="เวลากว่าจะอนุมัติ" value={time(data?.seconds)} note="ค่ากลางของทุกใบ" to={to}>
        {isPerson && <StatusTag tone="info">คนตรวจ {time(data.seconds_by_person)}</StatusTag>}
      </Figure>
    </>
  );
}

function Watching({ period }: { period: Period }) {
  const { isAsked, data } = useOnAir(period);
  if (!isAsked) return null;
  const viewers = data && sumOf(data, ({ figures }) => figures?.watching ?? 0);
  return (
    <Figure
      label="ผู้ชมไลฟ์ตอนนี้"
      value={viewers === undefined ? '-' : count(viewers)}
      note={data?.length === 0 ? 'ยังไม่มีไลฟ์ตอนนี้' : 'ดูไลฟ์สด'}
      to="/liveStreaming"
    >
      {data && data.length > 0 && <StatusTag tone="live">สด {count(data.length)} รายการ</StatusTag>}
    </Figure>
  );
}

function Discount({ period }: { period: Period }) {
  const { days } = useSales(period);
  const { isAsked, data } = useCouponsUsed(period);
  const [now, before] = sumsOf(days, ({ discount }) => discount);
  const used = data && sumOf(data, ({ orders }) => orders);
  return (
    <Figure
      label="ส่วนลดจากคูปอง"
      value={days ? money(now) : '-'}
      note={used === undefined ? beforeOf(period, days, money(before)) : `ใช้ ${count(used)} ครั้ง`}
      to={isAsked ? '/coupon' : ordersOf(period)}
    >
      <ChangeTag of={change(now, before, 'good')} />
    </Figure>
  );
}
