import { bangkokTime, count, hourMinute, recordDate } from '@wethi/format';
import { Check } from 'lucide-react';
import { StatusTag, type Tone } from '../../feedback/status-tag';
import type { RowOf } from '../../providers/resource';

type Coupon = RowOf<'coupon'>;

/** Whether a coupon can be used now, by itself; how often it was used only the server knows. */
function stateOf(coupon: Coupon, used: number, now: string): [tone: Tone, text: string] {
  const { coupon_start, coupon_start_time, coupon_to, coupon_to_time, coupon_limit } = coupon;
  if (coupon.coupon_disable === 'Y') return ['no', 'ปิดอยู่'];
  if (coupon_to && now > `${coupon_to} ${coupon_to_time ?? '23:59:59'}`) return ['info', 'หมดเวลาแล้ว'];
  if (coupon_limit !== null && used >= coupon_limit) return ['wait', 'ใช้ครบแล้ว'];
  if (coupon_start && now < `${coupon_start} ${coupon_start_time ?? '00:00:00'}`) return ['wait', 'ยังไม่ถึงเวลา'];
  return ['ok', 'ใช้ได้อยู่'];
}

export function CouponState({ coupon, used = 0 }: { coupon: Coupon; used?: number }) {
  const { date, time } = bangkokTime(new Date());
  const [tone, text] = stateOf(coupon, used, `${date} ${time}`);
  return (
    <StatusTag tone={tone} icon={tone === 'ok' && <Check size={14} aria-hidden />}>
      {text}
    </StatusTag>
  );
}

/** What is left of a coupon, and until when. */
export function leftText({ coupon_limit, coupon_to, coupon_to_time }: Coupon, used: number): string {
  const left = coupon_limit === null ? 'ไม่จำกัดจำนวน' : `เหลือ ${count(Math.max(0, coupon_limit - used))} ครั้ง`;
  if (!coupon_to) return `${left} · ไม่มีวันหมดเขต`;
  return `${left} · หมดเขต ${recordDate(coupon_to)} ${hourMinute(coupon_to_time ?? '23:59:59')}`;
}
