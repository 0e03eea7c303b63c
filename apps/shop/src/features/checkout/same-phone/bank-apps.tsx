import { SHOP_BANKS } from '@wethi/contract';
import { useToast } from '../../../ui/feedback/toast';
import { bankName } from '../bank/book-bank';
import styles from './same-phone.module.css';

/** Links that open apps of banks on phones; of the others none is known. */
const LINKS: Partial<Record<string, string>> = {
  BAY: 'kma://',
  BBL: 'bualuangmbanking://',
  KBANK: 'kplus://',
  KTB: 'ktbnext://',
  SCB: 'scbeasy://',
  TTB: 'ttbtouch://',
};

/** The banks' apps; whoever goes to one is asked for the slip when they come back. */
export function BankApps({ onLeave }: { onLeave: () => void }) {
  const showToast = useToast();
  const ask = (bank: string) => {
    onLeave();
    showToast({ kind: 'info', title: `เปิดแอป${bankName(bank)}จากหน้าจอมือถือได้เลย`, text: 'โอนแล้วกลับมาหน้านี้' });
  };
  return (
    <ul className={styles.apps}>
      {SHOP_BANKS.map((bank) => {
        const link = LINKS[bank];
        const label = `เปิดแอปธนาคาร ${bank}`;
        return (
          <li key={bank}>
            {link ? (
              <a href={link} aria-label={label} onClick={onLeave}>
                {bank}
              </a>
            ) : (
              <button type="button" aria-label={label} onClick={() => ask(bank)}>
                {bank}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
