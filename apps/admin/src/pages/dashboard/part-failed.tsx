import { ReadFailed } from '../../feedback/read-failed';
import styles from './dashboard.module.css';

const SERVER_ERROR = 500;
const OTHERS = { message: 'ส่วนอื่นใช้ได้ตามปกติ' };

interface PartFailedProps {
  error: (Error & { status?: number }) | null;
  retry: () => unknown;
}

/** In the place of a card's figures: the others stay where it alone fails (53-admin-dashboard, error). */
export function PartFailed({ error, retry }: PartFailedProps) {
  if (!error) return null;
  return (
    <div className={styles.failed}>
      <ReadFailed what="ส่วนนี้" error={error.status === SERVER_ERROR ? OTHERS : error} retry={retry} />
    </div>
  );
}
