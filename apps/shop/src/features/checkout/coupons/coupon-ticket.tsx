import { baht, shortDate } from '@wethi/format';
import { CircleAlert, CircleCheck, TrendingDown } from 'lucide-react';
import type { KnownCoupon } from '../../../api-types';
import { Button } from '../../../ui/actions/button';
import { Ticket } from '../../../ui/layout/ticket';

interface CouponTicketProps {
  coupon: KnownCoupon;
  showTitle: string;
  isUsed: boolean;
  savesMost: boolean;
  busy: boolean;
  onUse: () => void;
  onRemove: () => void;
}

/** One coupon of the list: what it takes off, where and how long it counts, and a button or why there is none. */
export function CouponTicket({ coupon, showTitle, isUsed, savesMost, busy, onUse, onRemove }: CouponTicketProps) {
  const { coupon_code, coupon_name, orders_discount, refusal } = coupon;
  return (
    <Ticket
      value={valueOf(coupon)}
      title={coupon_name}
      scope={scopeOf(coupon, showTitle)}
      code={coupon_code}
      state={stateOf(refusal, isUsed, savesMost)}
      look={isUsed ? 'used' : refusal ? 'off' : undefined}
      raised
    >
      {isUsed ? (
        <Button size="small" onClick={onRemove} aria-label={`นำออก ${coupon_name}`}>
          นำออก
        </Button>
      ) : refusal ? (
        <span className="sr">ใช้ไม่ได้</span>
      ) : (
        <Button
          size="small"
          loading={busy}
          onClick={onUse}
          aria-label={`ใช้ ${coupon_name} ลด ${baht(orders_discount)}`}
        >
          ใช้ ลด {baht(orders_discount)}
        </Button>
      )}
    </Ticket>
  );
}

function stateOf(refusal: string | null, isUsed: boolean, savesMost: boolean) {
  if (isUsed) return { icon: CircleCheck, text: 'ใช้อยู่', isGood: true };
  if (refusal) return { icon: CircleAlert, text: refusal, isGood: false };
  return savesMost ? { icon: TrendingDown, text: 'ลดได้มากที่สุด', isGood: true } : undefined;
}

function valueOf(coupon: KnownCoupon): [word: string, value: string] {
  if (coupon.coupon_type === 'Pay') return ['จ่ายเพียง', baht(coupon.coupon_pay ?? 0)];
  if (coupon.coupon_type === 'Percent') return ['ลด', `${coupon.coupon_percent ?? 0}%`];
  return ['ลด', baht(coupon.orders_discount)];
}

function scopeOf({ coupon_product_type, coupon_to, coupon_to_time, coupon_detail }: KnownCoupon, showTitle: string) {
  const scope = coupon_product_type === 'All' ? 'ใช้ได้ทุกงานแสดง' : `ใช้กับ ${showTitle}`;
  const time = coupon_to_time ? ` เวลา ${coupon_to_time.slice(0, 5)} น.` : '';
  return [coupon_detail ?? scope, coupon_to && `ถึง ${shortDate(coupon_to)}${time}`].filter(Boolean).join(' ');
}
