import { WifiOff } from 'lucide-react';
import { useSeconds } from '../../ui/time/use-clock';
import { useIsOnline } from '../../ui/use-is-online';
import styles from './offline-bar.module.css';

/** What the player has of the line. */
export interface Line {
  /** Seconds that are loaded ahead now. */
  ahead: () => number;
  reconnecting: boolean;
}

/** The viewer's own line broke: what is loaded plays on, and the rest comes by itself. */
export function OfflineBar({ line }: { line: Line }) {
  const isOnline = useIsOnline();
  if (isOnline && !line.reconnecting) return null;
  return (
    <div className={styles.bar} role="status" data-offline>
      <WifiOff size={20} aria-hidden />
      <span>
        เน็ตของเครื่องนี้หลุด <Left ahead={line.ahead} />
        กำลังเชื่อมต่อใหม่ให้เอง…
      </span>
    </div>
  );
}

function Left({ ahead }: { ahead: () => number }) {
  useSeconds(0);
  const seconds = Math.floor(ahead());
  if (!Number.isFinite(seconds) || seconds <= 0) return null;
  return (
    <span aria-hidden>
      ภาพที่โหลดไว้เล่นต่อได้อีก <b className="num">{seconds}</b> วินาที{' '}
    </span>
  );
}
