import { LATE_MONEY } from '@wethi/contract';
import { clockTime, shortDate } from '@wethi/format';
import {
  Calendar,
  CircleX,
  Clock,
  Gift,
  History,
  Hourglass,
  Lock,
  type LucideIcon,
  Play,
  QrCode,
  Undo2,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Purchase } from '../../../api-types';
import { paths } from '../../../config/paths';
import { useRootData } from '../../../session/root-data';
import { Chip, LiveChip } from '../../../ui/actions/chip';
import { classNames } from '../../../ui/class-names';
import { Begun } from '../../../shows/begun';
import { Picture } from '../../../ui/media/picture';
import type { PurchaseStateName, StatedPurchase } from './purchase-state';
import { TicketAction } from './ticket-action';
import { ReceiptLink } from '../tax-invoice/paper-buttons';
import styles from './ticket-row.module.css';

type ChipLook = { kind: 'ok' | 'wait' | 'no' | 'brand' | 'neutral'; icon: LucideIcon; text: string };

const CHIPS: Record<Exclude<PurchaseStateName, 'live'>, ChipLook> = {
  watch: { kind: 'ok', icon: Play, text: 'ดูได้' },
  ending: { kind: 'wait', icon: Clock, text: 'ใกล้หมดเวลา' },
  coming: { kind: 'brand', icon: Calendar, text: 'ยังไม่เริ่ม' },
  begun: { kind: 'brand', icon: Play, text: 'เริ่มแล้ว' },
  unpaid: { kind: 'wait', icon: QrCode, text: 'รอชำระเงิน' },
  waiting: { kind: 'wait', icon: Hourglass, text: 'รอยืนยัน' },
  refused: { kind: 'no', icon: CircleX, text: 'ไม่อนุมัติ' },
  soldOut: { kind: 'neutral', icon: Undo2, text: LATE_MONEY.sold_out },
  couponUsedUp: { kind: 'neutral', icon: Undo2, text: LATE_MONEY.coupon_used_up },
  ranOut: { kind: 'neutral', icon: Clock, text: 'หมดเวลาชำระ' },
  given: { kind: 'brand', icon: Gift, text: 'ให้เป็นของขวัญ' },
  ended: { kind: 'neutral', icon: Lock, text: 'หมดเวลาดู' },
};

function StateChip({ name }: { name: PurchaseStateName }) {
  if (name === 'live') return <LiveChip />;
  const { kind, icon: Icon, text } = CHIPS[name];
  return (
    <Chip kind={kind}>
      <Icon aria-hidden />
      {text}
    </Chip>
  );
}

function occasion({ band_name, stage_date, stage_time_start, tickets }: Purchase): string {
  const time = stage_time_start && clockTime(stage_time_start);
  const several = tickets > 1 && `บัตร ${tickets} ใบ`;
  return [band_name, stage_date && shortDate(stage_date), stage_date && time, several].filter(Boolean).join(' · ');
}

/** What was begun can be gone on with. */
const BEGUN: readonly PurchaseStateName[] = ['watch', 'ending'];

const WINDOW_ICONS: Partial<Record<PurchaseStateName, LucideIcon>> = {
  unpaid: Clock,
  waiting: Hourglass,
  refused: Clock,
  soldOut: Undo2,
  couponUsedUp: Undo2,
  ranOut: Clock,
  given: Gift,
  ended: Lock,
};

/** A bar, full on the day of the show. */
function TimeLeft({ days }: { days: number }) {
  const { accessWindowDays } = useRootData();
  const part = Math.min(1, days / (accessWindowDays + 1));
  return (
    <div className={styles.left} role="img" aria-label="เวลาดูที่เหลือ">
      <i style={{ width: `${Math.round(part * 100)}%` }} />
    </div>
  );
}

/** What personnel wrote to the buyer, in full. */
function Reason({ note }: { note: string }) {
  return (
    <p className={styles.reason}>
      <b>เหตุผลจากแอดมิน</b> {note}
    </p>
  );
}

/** Of a show that the member was given: by whom, and the card. */
function GivenBy({ gift: { gift_code, gift_from } }: { gift: NonNullable<Purchase['gift']> }) {
  return (
    <p className="small">
      <Link className="link" to={paths.gift(gift_code)}>
        {gift_from ? `ของขวัญจาก ${gift_from}` : 'ของขวัญจากเพื่อนของคุณ'}
      </Link>
    </p>
  );
}

/** A purchased show as a ticket, with the one thing to do with it. */
export function TicketRow({ entry: { purchase, state }, first }: { entry: StatedPurchase; first: boolean }) {
  const WindowIcon = WINDOW_ICONS[state.name] ?? History;
  return (
    <article
      className={classNames(
        styles.ticket,
        state.name === 'ended' && styles.ended,
        state.name === 'ending' && styles.ending,
      )}
    >
      <div className={styles.picture}>
        <Picture path={purchase.product_img} width={264} height={164} sizes="(max-width: 599px) 100vw, 264px" />
        {BEGUN.includes(state.name) && <Begun {...purchase} />}
      </div>
      <div className={styles.body}>
        <div>
          <StateChip name={state.name} />
        </div>
        <h2>{purchase.product_title}</h2>
        <p className="small muted">{occasion(purchase)}</p>
        <p className={`num ${styles.window}`}>
          <WindowIcon size={18} aria-hidden />
          {state.text}
        </p>
        {purchase.gift && !purchase.gift.is_given && <GivenBy gift={purchase.gift} />}
        {state.name === 'refused' && purchase.orders_note && <Reason note={purchase.orders_note} />}
        {state.daysLeft !== undefined && <TimeLeft days={state.daysLeft} />}
      </div>
      <div className={styles.action}>
        <TicketAction entry={{ purchase, state }} first={first} />
        {purchase.receipt_id && <ReceiptLink id={purchase.receipt_id} title={purchase.product_title} />}
      </div>
    </article>
  );
}
