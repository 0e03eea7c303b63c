import { baht, dayMonth, plainDate } from '@wethi/format';
import { Alert, Button } from 'antd';
import styles from './prices.module.css';
import {
  barOf,
  gapsOf,
  repairOf,
  shownDays,
  ticksOf,
  tierOn,
  type Bar,
  type Days,
  type Repair,
  type Tier,
} from './timeline';
import { useToday } from './use-today';

interface PriceTimelineProps {
  tiers: readonly Tier[];
  /** First and last day of the show. */
  publish: string | null;
  last: string | null;
  repair: (repair: Repair) => void;
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
const placed = ({ left, width }: Bar) => ({ left: percent(left), width: percent(width) });
const daysText = ({ from, to }: Days) => (from === to ? plainDate(from) : `${plainDate(from)} ถึง ${plainDate(to)}`);

/** The tiers drawn over their days while they are typed, with the days on which nobody could buy (design: 51). */
export function PriceTimeline({ tiers, publish, last, repair }: PriceTimelineProps) {
  const today = useToday();
  const shown = shownDays(tiers, today, last);
  const from = publish && publish > today ? publish : today;
  const gaps = from <= shown.to ? gapsOf(tiers, { from, to: shown.to }) : [];
  const now = barOf({ from: today, to: today }, shown);
  if (tiers.length === 0) return null;
  return (
    <div className={styles.timeline}>
      <figure aria-label="ราคาแต่ละแบบตามวันที่ขาย">
        <div className={styles.axis} aria-hidden>
          {ticksOf(shown).map((day) => (
            <span key={day}>{isNear(day, shown, now) ? '' : dayMonth(day)}</span>
          ))}
        </div>
        <div className={styles.rows}>
          {tiers.map((tier, place) => (
            <Row key={tier.id ?? `new ${place}`} tier={tier} shown={shown} />
          ))}
          <div className={styles.over} aria-hidden>
            {gaps.map((gap) => {
              const bar = barOf(gap, shown);
              return bar && <span key={gap.from} className={styles.gap} style={placed(bar)} />;
            })}
            {now && (
              <span className={styles.now} style={{ left: percent(now.left) }}>
                <small>วันนี้</small>
              </span>
            )}
          </div>
        </div>
      </figure>
      {gaps.map((gap) => (
        <Gap key={gap.from} gap={gap} repair={repairOf(tiers, gap)} press={repair} />
      ))}
      <Now everybody={tierOn(tiers, today)} member={tierOn(tiers, today, true)} />
    </div>
  );
}

const BADGE = 0.06;

/** Where the badge of today stands, there is no room for another day. */
function isNear(day: string, shown: Days, now: Bar | undefined): boolean {
  const at = barOf({ from: day, to: day }, shown);
  return at !== undefined && now !== undefined && Math.abs(at.left - now.left) < BADGE;
}

function Row({ tier, shown }: { tier: Tier; shown: Days }) {
  const { product_price_start: from, product_price_to: to, product_price_value: value } = tier;
  const bar = barOf({ from, to }, shown);
  const price = value === null ? '' : baht(value);
  const days = `${from ? plainDate(from) : 'เปิดขาย'} ถึง ${to ? plainDate(to) : 'วันแสดง'}`;
  const kind = tier.product_price_member === 'MB' ? styles.member : '';
  return (
    <div className={styles.row}>
      <span>{tier.product_price_title || 'ราคาใหม่'}</span>
      <div>
        {bar && (
          <span className={`${styles.bar} ${kind}`} style={placed(bar)} role="img" aria-label={`${price} ${days}`}>
            {price}
          </span>
        )}
      </div>
    </div>
  );
}

function Gap({ gap, repair, press }: { gap: Days; repair: Repair | undefined; press: (repair: Repair) => void }) {
  return (
    <Alert
      type="warning"
      showIcon
      message={
        <>
          <b>{daysText(gap)} ไม่มีราคาสำหรับทุกคน</b> วันนั้นลูกค้าใหม่จะซื้อไม่ได้
        </>
      }
      action={repair && <Button onClick={() => press(repair)}>{repair.words}</Button>}
    />
  );
}

const VAT = 7;

function Now({ everybody, member }: { everybody: Tier | undefined; member: Tier | undefined }) {
  const price = everybody?.product_price_value;
  if (price === null || price === undefined) return <p className="secondary">ตอนนี้ลูกค้าใหม่ยังซื้อไม่ได้</p>;
  const vat = Math.round((price * 100 * VAT) / (100 + VAT)) / 100;
  return (
    <p className="number">
      <b>ตอนนี้ลูกค้าเห็น</b> ทุกคน <b>{baht(price)}</b> ·{' '}
      {member && member !== everybody && (
        <>
          สมาชิกเดิม <b>{baht(member.product_price_value ?? 0)}</b> ·{' '}
        </>
      )}
      <span className="secondary">
        ก่อนภาษี {baht(price - vat)} ภาษี {VAT}% {baht(vat)}
      </span>
    </p>
  );
}
