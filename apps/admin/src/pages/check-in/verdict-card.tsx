import { bangkokTime, clockTime, shortDate, timeAgo } from '@wethi/format';
import { Button } from 'antd';
import { CalendarX, Check, Info, ShieldX, Undo2, X } from 'lucide-react';
import { useEffect } from 'react';
import type { GateVerdict, GuestTicket } from './gate-store';
import styles from './check-in.module.css';

const BACK_MS = 2_000;

const LOOKS = {
  valid: { tone: 'ok', title: 'เข้าได้', icon: Check },
  again: { tone: 'ok', title: 'เข้าอีกครั้งได้', icon: Check },
  used: { tone: 'no', title: 'ใช้ไปแล้ว', icon: X },
  wrong: { tone: 'warn', title: 'คนละงาน', icon: CalendarX },
  sent: { tone: 'no', title: 'ส่งให้คนอื่นไปแล้ว', icon: X },
  refunded: { tone: 'no', title: 'คืนเงินแล้ว', icon: X },
  unknown: { tone: 'no', title: 'ไม่ใช่บัตรของเวที', icon: ShieldX },
} as const;

export const admits = ({ verdict }: GateVerdict) => verdict === 'valid' || verdict === 'again';

interface VerdictCardProps {
  verdict: GateVerdict;
  /** All of the show. */
  tickets: readonly GuestTicket[];
  onNext: () => void;
  onUndo: () => void;
  onAgain: () => void;
}

/** What a press came to: by sign, word and colour. Who may go in gives way to the camera by itself. */
export function VerdictCard({ verdict, tickets, onNext, onUndo, onAgain }: VerdictCardProps) {
  const { tone, title, icon: Icon } = LOOKS[verdict.verdict as keyof typeof LOOKS];
  const passes = admits(verdict);
  useEffect(() => {
    if (!passes) return undefined;
    const timer = setTimeout(onNext, BACK_MS);
    return () => clearTimeout(timer);
  }, [passes, onNext]);
  return (
    <>
      <div className={`${styles.verdict} ${styles[tone]}`} role="alert">
        <span className={styles.ring}>
          <Icon size={56} aria-hidden />
        </span>
        <h2>{title}</h2>
        <p className={styles.seat}>{headOf(verdict)}</p>
        <p>{detailOf(verdict, tickets)}</p>
      </div>
      {passes && <p className={styles.hint}>หน้านี้กลับไปสแกนเองใน 2 วินาที</p>}
      {verdict.verdict === 'valid' && (
        <Button block type="text" size="large" onClick={onUndo}>
          <Undo2 size={20} aria-hidden />
          กดผิด ยังไม่ให้เข้า
        </Button>
      )}
      {verdict.verdict === 'used' && (
        <>
          <p className={styles.note}>
            <Info size={20} aria-hidden />
            ถ้าผู้ชมออกไปแล้วกลับเข้ามา กด ให้เข้าอีกครั้ง ระบบบันทึกชื่อผู้ตรวจไว้
          </p>
          <Button block size="large" onClick={onAgain}>
            ให้เข้าอีกครั้ง
          </Button>
        </>
      )}
      <Button block size="large" type="primary" onClick={onNext}>
        สแกนใบต่อไป
      </Button>
    </>
  );
}

function headOf({ verdict, product_price_title, product_title, stage_date, ticket_code }: GateVerdict): string {
  if (verdict === 'wrong') return [product_title, stage_date && shortDate(stage_date)].filter(Boolean).join(' ');
  if (verdict === 'unknown') return 'QR นี้อ่านไม่ได้';
  return product_price_title ?? ticket_code ?? '';
}

function detailOf(
  { verdict, holder_name, ticket_code, entry_at, entry_gate }: GateVerdict,
  tickets: readonly GuestTicket[],
): string {
  const time = entry_at && clockTime(bangkokTime(entry_at).time);
  switch (verdict) {
    case 'valid':
    case 'again':
      return [`คุณ${holder_name}`, ticket_code && placeOf(ticket_code, tickets), time].filter(Boolean).join(' · ');
    case 'used':
      return `เข้าไปเมื่อ ${time} ${entry_gate} ${entry_at ? timeAgo(entry_at, Date.now()) : ''}`;
    case 'wrong':
      return 'บัตรจริง แต่ไม่ใช่งานคืนนี้ เชิญที่จุดช่วยเหลือ';
    case 'sent':
      return 'ให้ผู้ชมเปิด QR ในบัตรของตัวเอง หรือค้นผู้ถือบัตรด้วยชื่อหรือเบอร์โทรศัพท์';
    case 'unknown':
      return 'ให้ผู้ชมเปิดบัตรจาก งานแสดงที่ซื้อ หรือค้นด้วยเบอร์โทรศัพท์';
    default:
      return 'เชิญที่จุดช่วยเหลือ';
  }
}

/** 'W261121G7QX4M-1' → 'ใบที่ 1 จาก 2'; nothing of the only one, or where some of the order are not in the list. */
function placeOf(code: string, tickets: readonly GuestTicket[]): string {
  const [order, number] = code.split('-');
  const all = tickets.filter(({ ticket_code }) => ticket_code.startsWith(`${order}-`)).length;
  return all > 1 && Number(number) <= all ? `ใบที่ ${number} จาก ${all}` : '';
}
