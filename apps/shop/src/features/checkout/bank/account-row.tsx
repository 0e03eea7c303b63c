import { bankAccount, digits } from '@wethi/format';
import type { BookBank } from '../../../api-types';
import { BankChip } from './bank-chip';
import { CopyButton } from './copy-button';
import styles from './account-row.module.css';

/** The account to pay into. Copying takes the digits only, as banks' apps want them. */
export function AccountRow({ account, onCopied }: { account: BookBank; onCopied: () => void }) {
  const shown = bankAccount(account.book_bank_account);
  return (
    <div className={styles.row}>
      <BankChip bank={account.book_bank_icon} large />
      <div className={styles.who}>
        <p className={`small muted ${styles.name}`}>{account.book_bank_name}</p>
        <p className={`num ${styles.number}`}>{shown}</p>
      </div>
      <CopyButton what="เลขบัญชี" shown={shown} text={digits(account.book_bank_account)} onCopied={onCopied} />
    </div>
  );
}
