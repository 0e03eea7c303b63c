import { WATCH_REASON, WATCH_STEPS, type WatchStep } from '@wethi/contract';
import { Check, Hourglass, Minus, X } from 'lucide-react';
import styles from '../customer/customer.module.css';
import { useNow } from '../../../waiting-orders/use-now';
import type { WatchCheck } from '../customer/use-customer';
import { stepText, waits } from './why-words';

const NAMES: Record<WatchStep, string> = {
  account: 'บัญชีใช้งานได้',
  order: 'ซื้อแล้ว',
  window: 'ยังอยู่ในเวลาดู',
  devices: 'อุปกรณ์ไม่เกิน',
  video: 'วิดีโอพร้อม',
};
const MARKS = { ok: Check, no: X, wait: Hourglass, later: Minus } as const;
const SAID = { ok: 'ผ่าน', no: 'ไม่ผ่าน', wait: 'รอ', later: 'ยังไม่ถึงข้อนี้' } as const;
type State = keyof typeof MARKS;

/** The steps in which the server decides, with what it found at each. */
export function WhySteps({ check }: { check: WatchCheck }) {
  const failed = check.reason ? WATCH_STEPS.indexOf(WATCH_REASON[check.reason]) : WATCH_STEPS.length;
  const isWaiting = waits(check);
  const now = useNow();
  return (
    <ol className={styles.steps}>
      {WATCH_STEPS.map((step, place) => {
        const state: State = place < failed ? 'ok' : place > failed ? 'later' : isWaiting ? 'wait' : 'no';
        const Mark = MARKS[state];
        return (
          <li key={step} className={styles[state]}>
            <span className={styles.mark}>
              <Mark size={18} role="img" aria-label={SAID[state]} />
            </span>
            <div>
              <b>{NAMES[step]}</b>
              <small className="secondary number">{stepText(step, check, place > failed, now)}</small>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
