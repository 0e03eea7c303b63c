import { baht } from '@wethi/format';
import { BuyAction } from './buy-action';
import styles from './buy-bar.module.css';
import { FormerPrice } from './price';
import type { PriceChoice } from './use-price-choice';

/** On phones the price and the button stay at the bottom of the screen. */
export function BuyBar({ choice }: { choice: PriceChoice }) {
  const { tier, price, product } = choice;
  return (
    <div className={styles.bar}>
      <div className={styles.what}>
        <p className="xs muted">{tier?.title ?? 'ราคาบัตร'}</p>
        <p className="nowrap">
          <b className={`num ${styles.amount}`}>{baht(price)}</b>{' '}
          <FormerPrice of={{ ...product, product_price: price }} />
        </p>
      </div>
      <div>
        <BuyAction choice={choice} size="medium" />
      </div>
    </div>
  );
}
