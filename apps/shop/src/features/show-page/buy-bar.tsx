import { bangkokTime, nearDate } from '@wethi/format';
import type { Purchase } from '../../api-types';
import { usePurchaseOf } from '../../session/purchases';
import { serverTime } from '../../ui/time/server-clock';
import { BuyAction } from './buy-action';
import styles from './buy-bar.module.css';
import { endedText, priceName } from './sold-as';
import { FormerPrice } from '../../shows/price';
import { priceText } from '../../shows/prices/price-text';
import type { PriceChoice } from './use-price-choice';

/** On phones the price and the button stay at the bottom of the screen. */
export function BuyBar({ choice }: { choice: PriceChoice }) {
  const { tier, price, product } = choice;
  const purchase = usePurchaseOf(product.id);
  const text = priceText({ ...product, product_price: price });
  return (
    <div className={styles.bar}>
      <div className={styles.what}>
        {purchase && <Owned purchase={purchase} />}
        {!purchase && product.product_status === 'end' && <p className="small muted">{endedText(product)}</p>}
        {!purchase && product.product_status !== 'end' && text && (
          <>
            <p className="xs muted">{tier?.title ?? priceName(product)}</p>
            <p className="nowrap">
              <b className={`num ${styles.amount}`}>{text}</b> <FormerPrice of={{ ...product, product_price: price }} />
            </p>
          </>
        )}
      </div>
      <div>
        <BuyAction choice={choice} size="medium" />
      </div>
    </div>
  );
}

/** What was paid interests nobody any more; until when it can be watched does. */
function Owned({ purchase: { access_until, product_format, tickets } }: { purchase: Purchase }) {
  if (product_format === 'onsite') return <p className="small">{access_until ? `มีบัตร ${tickets} ใบ` : 'สั่งซื้อแล้ว'}</p>;
  return (
    <>
      <p className="xs muted">{access_until ? 'ซื้อแล้ว' : 'สั่งซื้อแล้ว'}</p>
      {access_until && <b className="num nowrap">ดูได้ถึง {nearDate(bangkokTime(access_until).date, serverTime())}</b>}
    </>
  );
}
