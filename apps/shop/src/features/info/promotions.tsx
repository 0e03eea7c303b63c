import { baht, clockTime, count, shortPlainDate } from '@wethi/format';
import { Copy, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Promotion } from '../../api-types';
import { paths } from '../../config/paths';
import { Button, ButtonLink } from '../../ui/actions/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useToast } from '../../ui/feedback/toast';
import { Pill, PillRow } from '../../ui/layout/pill';
import { Picture } from '../../ui/media/picture';
import styles from './promotions.module.css';

const VIEWS = { now: 'ใช้ได้ตอนนี้', soon: 'ใกล้หมดเวลา', over: 'หมดแล้ว' } as const;
type View = keyof typeof VIEWS;

const isIn: Record<View, (promotion: Promotion) => boolean> = {
  now: ({ state }) => state !== 'over',
  soon: ({ state }) => state === 'soon',
  over: ({ state }) => state === 'over',
};

/** What is offered to everybody, a card each (design: 35 #promotion). */
export function Promotions({ promotions }: { promotions: Promotion[] }) {
  const [view, setView] = useState<View>();
  if (promotions.length === 0)
    return (
      <EmptyState icon={TicketPercent} title="ตอนนี้ยังไม่มีโปรโมชัน" text="ราคาจองล่วงหน้าอยู่ในหน้าของงานแสดงเสมอ">
        <ButtonLink kind="primary" to={paths.shows}>
          ดูงานแสดง
        </ButtonLink>
      </EmptyState>
    );
  const views = (Object.keys(VIEWS) as View[]).map((name) => ({ name, found: promotions.filter(isIn[name]) }));
  const shown = view ? promotions.filter(isIn[view]) : promotions;
  return (
    <section className={styles.promotions} aria-label="โปรโมชัน">
      <PillRow label="เลือกโปรโมชัน">
        {views
          .filter(({ found }) => found.length > 0)
          .map(({ name, found }) => (
            <Pill key={name} pressed={view === name} onClick={() => setView(view === name ? undefined : name)}>
              {VIEWS[name]} {count(found.length)}
            </Pill>
          ))}
      </PillRow>
      <ul className={styles.list}>
        {shown.map((promotion) => (
          <li key={promotion.id}>
            <Card promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ promotion }: { promotion: Promotion }) {
  const { coupon_name, product_img, product_title, product_url, state, left, coupon_code } = promotion;
  const isOver = state === 'over';
  const link = product_url ? `${paths.show(product_url)}?code=${encodeURIComponent(coupon_code)}` : paths.shows;
  return (
    <article className={isOver ? `${styles.card} ${styles.over}` : styles.card}>
      <div className={styles.art}>
        <Picture path={product_img} width={380} height={214} sizes="(max-width: 599px) 92vw, 380px" />
        {isOver && <span className={styles.sign}>{left === 0 ? 'หมดสิทธิ์แล้ว' : 'หมดเวลาแล้ว'}</span>}
        {state === 'soon' && <span className={styles.sign}>ใกล้หมดเวลา</span>}
      </div>
      <div className={styles.body}>
        <h2>{coupon_name}</h2>
        <p>
          {promotion.coupon_detail ??
            `${valueOf(promotion)} ${product_title ? `เฉพาะ ${product_title}` : 'ใช้ได้ทุกงานแสดง'}`}
        </p>
        <p className="small muted num">{limitsOf(promotion)}</p>
        {!isOver && (
          <>
            <Code code={coupon_code} />
            <Link className={styles.more} to={link} aria-label={`ดูงานแสดง ใช้คูปอง ${coupon_name}`}>
              ดูงานแสดง
            </Link>
          </>
        )}
      </div>
    </article>
  );
}

function Code({ code }: { code: string }) {
  const showToast = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(code).then(
      () => showToast({ kind: 'success', title: `คัดลอก ${code} แล้ว`, text: 'ใส่ได้ในหน้าชำระเงิน' }),
      () => showToast({ kind: 'error', title: 'คัดลอกไม่ได้', text: 'จดรหัสแล้วพิมพ์ในหน้าชำระเงิน' }),
    );
  return (
    <div className={styles.code}>
      <b className="num">{code}</b>
      <Button size="small" kind="secondary" aria-label={`คัดลอก ${code}`} onClick={copy}>
        <Copy size={18} aria-hidden />
        คัดลอก
      </Button>
    </div>
  );
}

function valueOf({ coupon_type, coupon_pay, coupon_percent, coupon_price, coupon_point }: Promotion): string {
  if (coupon_type === 'Pay') return `จ่ายเพียง ${baht(coupon_pay ?? 0)}`;
  if (coupon_percent && coupon_type !== 'Price' && coupon_type !== 'Point') return `ลด ${coupon_percent}%`;
  return `ลด ${baht(coupon_price ?? coupon_point ?? 0)}`;
}

function limitsOf({ coupon_to, coupon_to_time, left, coupon_member_only, state }: Promotion): string {
  const time = coupon_to_time ? ` เวลา ${clockTime(coupon_to_time)}` : '';
  const until = coupon_to ? `ถึง ${shortPlainDate(coupon_to)}${time}` : '';
  const rest = left !== null && state !== 'over' ? `เหลือ ${count(left)} สิทธิ์` : '';
  return [coupon_member_only === 'Y' && 'สมาชิกเดิม', rest, until].filter(Boolean).join(' · ');
}
