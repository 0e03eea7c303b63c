import { baht } from '@wethi/format';
import { CopyButton } from './copy-button';
import styles from './account-row.module.css';

interface AmountRowProps {
  /** Baht; nothing while a coupon is looked up, which may lower it. */
  amount: number | undefined;
  onCopied: () => void;
}

/** What is to be transferred. Copying takes the number only, as banks' apps want it. */
export function AmountRow({ amount, onCopied }: AmountRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.who}>
        <p className="small muted">ยอดที่ต้องโอน</p>
        {amount === undefined ? (
          <p className="muted">กำลังตรวจคูปอง กรุณารอยอดก่อนโอน</p>
        ) : (
          <p className={`num ${styles.number}`}>{baht(amount)}</p>
        )}
      </div>
      {amount !== undefined && (
        <CopyButton what="ยอดเงิน" shown={baht(amount)} text={amount.toFixed(2)} onCopied={onCopied} />
      )}
    </div>
  );
}
