import { ReadFailed } from '../../feedback/read-failed';
import styles from './dashboard.module.css';

const OTHERS = { message: 'ส่วนอื่นใช้ได้ตามปกติ' };

/** In the place of a card's figures: the others stay (53-admin-dashboard, error). */
export function PartFailed({ retry }: { retry: () => unknown }) {
  return (
    <div className={styles.failed}>
      <ReadFailed what="ส่วนนี้" error={OTHERS} retry={retry} />
    </div>
  );
}
