import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './shell.module.css';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <WifiOff size={20} aria-hidden />
          <span>ไม่มีสัญญาณอินเทอร์เน็ต กำลังเชื่อมต่อใหม่…</span>
        </p>
      )}
    </div>
  );
}
