import { bankAccount, digits } from '@wethi/format';
import { Copy } from 'lucide-react';
import type { BookBank } from '../../../api-types';
import { Button } from '../../../ui/actions/button';
import { useToast } from '../../../ui/feedback/toast';
import styles from './account-row.module.css';
import { BankChip } from './bank-chip';

/** The account to pay into. Copying takes the digits only, as banks' apps want them. */
export function AccountRow({ account }: { account: BookBank }) {
  const showToast = useToast();
  const shown = bankAccount(account.book_bank_account);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(digits(account.book_bank_account));
      showToast({ kind: 'success', title: 'คัดลอกเลขบัญชีแล้ว', text: shown });
    } catch {
      showToast({ kind: 'error', title: 'คัดลอกไม่ได้', text: `กรุณาจดเลขบัญชี ${shown}` });
    }
  };
  return (
    <div className={styles.row}>
      <BankChip bank={account.book_bank_icon} large />
      <div className={styles.who}>
        <p className={`small muted ${styles.name}`}>{account.book_bank_name}</p>
        <p className={`num ${styles.number}`}>{shown}</p>
      </div>
      <Button size="small" className={styles.copy} aria-label="คัดลอก เลขบัญชี" onClick={() => void copy()}>
        <Copy size={18} aria-hidden />
        <span className="no-phone">คัดลอก</span>
      </Button>
    </div>
  );
}
