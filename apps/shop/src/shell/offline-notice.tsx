import { WifiOff } from 'lucide-react';
import { useIsOnline } from '../ui/use-is-online';
import styles from './shell.module.css';

export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.offline}>
          <WifiOff size={20} aria-hidden />
          <span>ไม่มีสัญญาณอินเทอร์เน็ต กำลังเชื่อมต่อใหม่…</span>
        </p>
      )}
    </div>
  );
}
