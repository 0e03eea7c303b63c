import { Picture } from './picture';
import styles from './gift-card.module.css';

interface GiftCardProps {
  picture: string | null | undefined;
  title: string;
  when?: string;
  message: string;
  from: string;
}

/** The card of a gift: what its giver wrote over the show that it is. */
export function GiftCard({ picture, title, when, message, from }: GiftCardProps) {
  return (
    <div className={styles.card}>
      <Picture path={picture ?? null} width={400} height={200} sizes="(max-width: 839px) 100vw, 400px" />
      <div className={styles.words}>
        <q>{message.trim() || 'มีของขวัญให้คุณ'}</q>
        {from.trim() && <p className={`small muted ${styles.from}`}>จาก {from.trim()}</p>}
        <p className={`small t2 ${styles.show}`}>
          <b>{title}</b>
          {when && (
            <>
              <br />
              {when}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
