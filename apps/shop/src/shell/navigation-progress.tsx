import { useNavigation } from 'react-router';
import { classNames } from '../ui/class-names';
import styles from './navigation-progress.module.css';

/** Says that a page is on its way, when that takes longer than a moment. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div className={classNames(styles.bar, busy && styles.busy)} role="status">
      {busy && <span className="sr">กำลังโหลดหน้า</span>}
    </div>
  );
}
