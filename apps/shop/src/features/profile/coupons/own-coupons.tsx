import { useQuery } from '@tanstack/react-query';
import { baht, shortPlainDate } from '@wethi/format';
import { CircleCheck, TicketPercent } from 'lucide-react';
import { call } from '@wethi/http';
import type { OwnCoupon } from '../../../api-types';
import { paths } from '../../../config/paths';
import { MEMBER_KEY, useMayRead } from '../../../session/member';
import { ButtonLink } from '../../../ui/actions/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryView } from '../../../ui/feedback/query-view';
import { Ticket } from '../../../ui/layout/ticket';
import styles from './own-coupons.module.css';

/** Coupons that are offered to everybody, or that name the member (design: 33 #coupons). */
export function OwnCoupons() {
  const query = useQuery({
    queryKey: [...MEMBER_KEY, 'coupons'],
    queryFn: async ({ signal }) => (await call('GET', 'couponOwn', { signal })).data ?? [],
    enabled: useMayRead(),
  });
  return (
    <section aria-labelledby="own-coupons">
      <h2 id="own-coupons" className={styles.title}>
        คูปอง
      </h2>
      <QueryView
        query={query}
        failure="โหลดคูปองไม่ได้"
        empty={
          <EmptyState icon={TicketPercent} title="ยังไม่มีคูปอง" text="เมื่อมีคูปองสำหรับคุณ จะอยู่ที่นี่และในหน้าชำระเงิน">
            <ButtonLink kind="primary" to={paths.shows}>
              ดูงานแสดง
            </ButtonLink>
          </EmptyState>
        }
      >
        {(coupons) => (
          <ul className={styles.list}>
            {[...coupons]
              .sort((one, other) => Number(one.used_in !== null) - Number(other.used_in !== null))
              .map((coupon) => (
                <OwnTicket key={coupon.id} coupon={coupon} />
              ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function OwnTicket({ coupon }: { coupon: OwnCoupon }) {
  const { coupon_code, coupon_name, product_url, used_in } = coupon;
  const code = product_url ? `?code=${encodeURIComponent(coupon_code)}` : '';
  return (
    <Ticket
      value={valueOf(coupon)}
      title={coupon_name}
      scope={scopeOf(coupon)}
      code={coupon_code}
      state={used_in ? { icon: CircleCheck, text: 'ใช้แล้ว', isGood: true } : undefined}
      look={used_in ? 'off' : undefined}
    >
      {used_in ? (
        <span className="small muted num">ใช้กับ {used_in}</span>
      ) : (
        <ButtonLink
          size="small"
          to={`${product_url ? paths.show(product_url) : paths.shows}${code}`}
          aria-label={`เลือกงานแสดง ใช้คูปอง ${coupon_name}`}
        >
          เลือกงานแสดง
        </ButtonLink>
      )}
    </Ticket>
  );
}

function valueOf({ coupon_type, coupon_pay, coupon_percent, coupon_price, coupon_point }: OwnCoupon) {
  if (coupon_type === 'Pay') return ['จ่ายเพียง', baht(coupon_pay ?? 0)] as const;
  if (coupon_percent && coupon_type !== 'Price' && coupon_type !== 'Point')
    return ['ลด', `${coupon_percent}%`] as const;
  const off = coupon_price ?? coupon_point;
  return off ? (['ลด', baht(off)] as const) : (['', 'คูปอง'] as const);
}

function scopeOf({ coupon_detail, coupon_product_type, product_title, coupon_to, coupon_to_time }: OwnCoupon): string {
  const scope = coupon_product_type === 'All' ? 'ใช้ได้ทุกงานแสดง' : `เฉพาะ ${product_title ?? ''}`;
  const time = coupon_to_time ? ` เวลา ${coupon_to_time.slice(0, 5)}\u00a0น.` : '';
  return [coupon_detail ?? scope, coupon_to && `ถึง ${shortPlainDate(coupon_to)}${time}`].filter(Boolean).join(' ');
}
