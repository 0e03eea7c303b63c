import { SHOP_BANKS } from '@wethi/contract';
import { classNames } from '../../../ui/class-names';
import { bankName } from './book-bank';
import styles from './bank-chip.module.css';

interface BankChipProps {
  bank: string;
  large?: boolean;
  /** The bank of the account that is paid into. */
  own?: boolean;
}

/** A bank's monogram; banks do not lend their logos. */
export function BankChip({ bank, large, own }: BankChipProps) {
  return (
    <span className={classNames(styles.chip, large && styles.large, own && styles.own)} title={bankName(bank)}>
      {bank}
    </span>
  );
}

/** The banks of the payment dialog (product.md §2). */
export function Banks({ own }: { own: string }) {
  return (
    <div className={styles.banks}>
      <span className="small muted">โอนจากแอปธนาคารใดก็ได้</span>
      <ul>
        {SHOP_BANKS.map((bank) => (
          <li key={bank}>
            <BankChip bank={bank} own={bank === own} />
          </li>
        ))}
      </ul>
    </div>
  );
}
