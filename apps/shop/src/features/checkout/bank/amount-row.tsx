import { baht } from '@wethi/format';
import { CopyButton } from './copy-button';
import styles from './account-row.module.css';

/** What is to be transferred. Copying takes the number only, as banks' apps want it. */
export function AmountRow({ amount, onCopied }: { amount: number; onCopied: () => void }) {
  return (
    <div className={styles.row}>
      <div className={styles.who}>
        <p className="small muted">ยอดที่ต้องโอน</p>
        <p className={`num ${styles.number}`}>{baht(amount)}</p>
      </div>
      <CopyButton what="ยอดเงิน" shown={baht(amount)} text={amount.toFixed(2)} onCopied={onCopied} />
    </div>
  );
}
