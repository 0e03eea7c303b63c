import { baht, clockTime, count, shortPlainDate } from '@wethi/format';
import { ChevronRight, Clock, Copy, Lock, TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { Button, ButtonLink } from '../../ui/actions/button';
import { Chip } from '../../ui/actions/chip';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useToast } from '../../ui/feedback/toast';
import { Pill, PillRow } from '../../ui/layout/pill';
import { Picture } from '../../ui/media/picture';
import type { Offer } from './info-data.server';
import styles from './promotions.module.css';

const VIEWS = { now: 'ใช้ได้ตอนนี้', soon: 'ใกล้หมดเวลา', over: 'หมดแล้ว' } as const;
type View = keyof typeof VIEWS;
const VIEW_NAMES = Object.keys(VIEWS) as View[]; // its own keys, which the type of `keys` forgets

const isIn: Record<View, (promotion: Offer) => boolean> = {
  now: ({ state }) => state !== 'over',
  soon: ({ state }) => state === 'soon',
  over: ({ state }) => state === 'over',
};

/** What is offered to everybody, a card each (design: 35 #promotion). */
export function Promotions({ promotions }: { promotions: Offer[] }) {
  const [chosen, setChosen] = useState<View>();
  if (promotions.length === 0)
    return (
      <div className={styles.none}>
        <EmptyState icon={TicketPercent} title="ตอนนี้ยังไม่มีโปรโมชัน" text="ติดตามวงที่ชอบ มีเมื่อไรเราบอกก่อนใคร">
          <ButtonLink size="small" to={paths.shows}>
            ดูวงและคณะ
          </ButtonLink>
        </EmptyState>
      </div>
    );
  const views = VIEW_NAMES.map((name) => ({ name, found: promotions.filter(isIn[name]) })).filter(
    ({ found }) => found.length > 0,
  );
  const view = chosen ?? views[0]?.name;
  // Below what can be used stands what one missed.
  const shown = view && view !== 'now' ? promotions.filter(isIn[view]) : promotions;
  return (
    <section className={styles.promotions} aria-label="โปรโมชัน">
      <PillRow label="เลือกโปรโมชัน">
        {views.map(({ name, found }) => (
          <Pill key={name} pressed={view === name} onClick={() => setChosen(name)}>
            {VIEWS[name]} {count(found.length)}
          </Pill>
        ))}
      </PillRow>
      <ul className={styles.list}>
        {shown.map((promotion, index) => (
          <li key={promotion.id} className={index === 0 ? styles.first : undefined}>
            <Card promotion={promotion} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first card's picture fills a height that is not its own. */
const LARGE = { width: 640, height: 360, sizes: '(max-width: 599px) 92vw, 640px' };
const SMALL = { width: 380, height: 214, sizes: '(max-width: 599px) 92vw, 380px' };

function Card({ promotion, isFirst }: { promotion: Offer; isFirst: boolean }) {
  const { coupon_name, product_img, product_title, product_url, state, days_left = 0, coupon_code } = promotion;
  const isOver = state === 'over';
  const link = product_url ? `${paths.show(product_url)}?code=${encodeURIComponent(coupon_code)}` : paths.shows;
  return (
    <article className={classNames(styles.card, isOver && styles.over)}>
      <div className={styles.art}>
        <Picture path={product_img} {...(isFirst ? LARGE : SMALL)} />
        {state === 'soon' && (
          <Chip kind="glass" className={styles.sign}>
            <Clock size={14} aria-hidden />
            {days_left > 0 ? `เหลือ ${days_left} วัน` : 'ใกล้หมดเวลา'}
          </Chip>
        )}
        {isOver && (
          <Chip kind="glass" className={styles.sign}>
            <Lock size={14} aria-hidden />
            หมดแล้ว
          </Chip>
        )}
      </div>
      <div className={styles.body}>
        <h2>{coupon_name}</h2>
        <p>
          {promotion.coupon_detail ??
            `${valueOf(promotion)} ${product_title ? `เฉพาะ ${product_title}` : 'ใช้ได้ทุกงานแสดง'}`}
        </p>
        <p className={styles.limits}>{limitsOf(promotion)}</p>
        {!isOver && (
          <>
            <Code code={coupon_code} />
            <Link className={styles.more} to={link} aria-label={`ดูงานแสดง ใช้คูปอง ${coupon_name}`}>
              ดูงานแสดง
              <ChevronRight size={18} aria-hidden />
            </Link>
          </>
        )}
      </div>
    </article>
  );
}

function Code({ code }: { code: string }) {
  const showToast = useToast();
  const copy = async () => {
    try {
      // Browsers inside of apps may have no clipboard at all.
      await navigator.clipboard.writeText(code);
      showToast({ kind: 'success', title: `คัดลอก ${code} แล้ว`, text: 'ใส่ได้ในหน้าชำระเงิน' });
    } catch {
      showToast({ kind: 'error', title: 'คัดลอกไม่ได้', text: 'จดรหัสแล้วพิมพ์ในหน้าชำระเงิน' });
    }
  };
  return (
    <div className={styles.code}>
      <b className="num">{code}</b>
      <Button size="small" kind="secondary" aria-label={`คัดลอก ${code}`} onClick={() => void copy()}>
        <Copy size={18} aria-hidden />
        คัดลอก
      </Button>
    </div>
  );
}

function valueOf({ coupon_type, coupon_pay, coupon_percent, coupon_price, coupon_point }: Offer): string {
  if (coupon_type === 'Pay') return `จ่ายเพียง ${baht(coupon_pay ?? 0)}`;
  if (coupon_percent && coupon_type !== 'Price' && coupon_type !== 'Point') return `ลด ${coupon_percent}%`;
  return `ลด ${baht(coupon_price ?? coupon_point ?? 0)}`;
}

function limitsOf({ coupon_to, coupon_to_time, left, coupon_member_only, state }: Offer): string {
  if (state === 'over') return left === 0 ? 'หมดสิทธิ์แล้ว' : 'หมดเวลาแล้ว';
  const time = coupon_to_time ? ` เวลา ${clockTime(coupon_to_time)}` : '';
  const until = coupon_to ? `ถึง ${shortPlainDate(coupon_to)}${time}` : '';
  const rest = left !== null ? `เหลือ ${count(left)} สิทธิ์` : '';
  return [coupon_member_only === 'Y' && 'สมาชิกเดิม', rest, until].filter(Boolean).join(' · ');
}
