import { ROOM_REMINDER_MINUTES, TICKETS_PER_ORDER } from '@wethi/contract';
import { addDays, bangkokTime, clockTime, count, instantOf, isDay, phone, remaining, shortDate } from '@wethi/format';
import { CalendarPlus, CircleAlert, CircleCheck } from 'lucide-react';
import type { PackageProduct, RoomPlace } from '../../api-types';
import { paths } from '../../config/paths';
import { useMember } from '../../session/member';
import { RemindButton } from '../../session/sale-reminder/remind-button';
import { buttonClass } from '../../ui/actions/button';
import { Alert } from '../../ui/feedback/alert';
import { Card, Tear } from '../../ui/layout/card';
import { Steps } from '../../ui/layout/steps';
import { useNow } from '../../ui/time/use-now';
import { RoomFrame, Trio } from './room-frame';
import styles from './waiting-room.module.css';

const REMIND_MS = ROOM_REMINDER_MINUTES * 60_000;

/** Until the sale opens: when, and how the line is made. */
export function BeforeSale({
  product,
  place,
  limit,
}: {
  product: PackageProduct;
  place: RoomPlace;
  limit: number | null;
}) {
  const sale = Date.parse(place.sale_at);
  const time = clockTime(bangkokTime(sale).time);
  const opens = clockTime(product.product_queue_open ?? '00:00');
  const isIn = place.room_state === 'before';
  return (
    <RoomFrame product={product} title={`เปิดขาย${dayOf(sale, Date.parse(place.now))} ${time}`}>
      <Card className={styles.card}>
        <p className={styles.centered}>เหลือเวลาอีก</p>
        <TimeLeft until={sale} now={Date.parse(place.now)} />
        <p className={`small muted ${styles.centered}`}>เวลาไทยจากเครื่องของเรา นาฬิกาในเครื่องคุณช้าหรือเร็วก็ไม่มีผล</p>
        {isIn && (
          <Alert kind="ok">
            คุณอยู่ในห้องรอแล้ว เปิดหน้านี้ไว้ ถึงเวลาแล้วหน้านี้เดินต่อเอง ปิดหน้าจอหรือออกไปได้ไม่เกิน {place.contact_minutes} นาที
          </Alert>
        )}
        <Trio
          figures={[
            [limit === null ? 'ไม่จำกัด' : count(limit), 'ที่นั่งทั้งหมด'],
            [product.product_format === 'online' ? '1' : count(TICKETS_PER_ORDER), 'บัตรต่อคน'],
            [opens, 'ห้องรอเปิด'],
          ]}
        />
        <Tear />
        <h2 className={styles.sub}>เข้าคิวอย่างไรให้เป็นธรรม</h2>
        <Steps joined>
          <li>
            <b>เข้าห้องรอได้ตั้งแต่ {opens}</b>
            <p className="small muted">
              ใครอยู่ในห้องตอนเปิดขายถูกจับลำดับแบบสุ่ม มาหลังจากนั้นต่อคิวตามเวลา หนึ่งบัญชีมีคิวเดียว เปิดหลายเครื่องไม่ได้คิวเพิ่ม
            </p>
          </li>
          <li>
            <b>{time} ระบบเรียกตามลำดับ</b>
            <p className="small muted">เห็นคิวและเวลาตามจริง ปิดหน้าแล้วกลับมาภายใน {place.contact_minutes} นาที คิวยังอยู่</p>
          </li>
          <li>
            <b>ถึงคิวแล้วมีเวลา {place.turn_minutes} นาที</b>
            <p className="small muted">เลือกบัตรและชำระเงิน บัตรที่เลือกกันไว้ให้ ไม่มีใครแย่งได้</p>
          </li>
        </Steps>
        <Tear />
        <h2 className={styles.sub}>เตรียมไว้ก่อน</h2>
        <Ready />
        <Remind product={product} now={Date.parse(place.now)} />
        <a className={buttonClass({ kind: 'ghost', block: true })} href={paths.calendar(product.product_url)}>
          <CalendarPlus size={20} aria-hidden />
          ใส่ปฏิทิน
        </a>
      </Card>
    </RoomFrame>
  );
}

/** Ten minutes before the room opens, unless that is at night, when nobody is told. */
function Remind({ product, now }: { product: PackageProduct; now: number }) {
  const { product_queue_date: date, product_queue_open: opens } = product;
  if (!date || !opens) return null;
  const { date: day, time } = bangkokTime(instantOf(date, opens) - REMIND_MS);
  if (instantOf(day, time) <= now || !isDay(time)) return null;
  return (
    <>
      <RemindButton productId={product.id} kind="primary" size="large" block when="ฉันก่อนห้องรอเปิด" />
      <p className={`hint ${styles.centered}`}>เตือน {clockTime(time)} ทางอีเมลหรือ SMS</p>
    </>
  );
}

function Ready() {
  const { member } = useMember();
  return (
    <ul className={styles.ready}>
      <li>
        <CircleCheck size={20} aria-hidden />
        <span>
          เข้าระบบแล้ว ด้วยเบอร์ <span className="num nowrap">{member && phone(member.user_tel)}</span>
        </span>
      </li>
      <li>
        <CircleCheck size={20} aria-hidden />
        <span>ยืนยันเบอร์แล้ว</span>
      </li>
      <li className={styles.next}>
        <CircleAlert size={20} aria-hidden />
        <span>เปิดแอปธนาคารให้พร้อมโอน</span>
      </li>
    </ul>
  );
}

function TimeLeft({ until, now: serverNow }: { until: number; now: number }) {
  const now = useNow(serverNow, 1_000);
  const left = remaining(Math.max(0, until - now) / 1_000);
  const hours = left.days * 24 + left.hours;
  const parts = [
    [hours, 'ชั่วโมง'],
    [left.minutes, 'นาที'],
    [left.seconds, 'วินาที'],
  ] as const;
  return (
    <div className={styles.count} role="timer" aria-label={`เหลือ ${hours} ชั่วโมง ${left.minutes} นาที`}>
      {parts.map(([value, word]) => (
        <div key={word} aria-hidden>
          <b>{String(value).padStart(2, '0')}</b>
          <span>{word}</span>
        </div>
      ))}
    </div>
  );
}

function dayOf(instant: number, now: number): string {
  const { date } = bangkokTime(instant);
  const { date: today } = bangkokTime(now);
  if (date === today) return 'วันนี้';
  return date === addDays(today, 1) ? 'พรุ่งนี้' : ` ${shortDate(date)}`;
}
