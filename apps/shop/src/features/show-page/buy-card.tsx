import { toBaht, toSatang, vatIncluded } from '@wethi/contract';
import { baht, count } from '@wethi/format';
import { Check, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Card, Tear } from '../../ui/layout/card';
import { Chip } from '../../ui/actions/chip';
import { Summary } from '../../ui/layout/summary';
import { paths } from '../../config/paths';
import { BuyAction, BuyMore, RemindOfSale } from './buy-action';
import styles from './buy-card.module.css';
import { BUY_FORM } from './buy-form';
import type { PriceChoice } from './use-price-choice';
import { endedText, priceName } from './sold-as';
import { FormerPrice } from '../../shows/price';
import { priceText } from '../../shows/prices/price-text';
import { formerPrice } from '../../shows/show-card';
import type { Tier } from '../../shows/prices/price-tiers';

/** What it costs, with the choice of prices, the tax in it, and the button. */
/** @param includes what a course comes with */
export function BuyCard({ choice, includes = [] }: { choice: PriceChoice; includes?: readonly string[] }) {
  if (choice.product.product_status === 'end') return <Ended choice={choice} />;
  return <Offer choice={choice} includes={includes} />;
}

function Offer({ choice, includes }: { choice: PriceChoice; includes: readonly string[] }) {
  const { product, placesLeft, tiers, price } = choice;
  const text = priceText({ ...product, product_price: price });
  const former = formerPrice({ ...product, product_price: price });
  const vat = vatIncluded(toSatang(price));
  return (
    <Card className={styles.card}>
      {text && (
        <>
          <p className="small muted">{priceName(product)}</p>
          <div className={styles.now}>
            <span className={`num ${styles.amount}`}>{text}</span>
            <FormerPrice of={{ ...product, product_price: price }} className={styles.former} />
            {former !== null && <Chip kind="ok">ลด {baht(former - price)}</Chip>}
          </div>
        </>
      )}
      {placesLeft !== null && <p className="small">{leftText(placesLeft)}</p>}
      {tiers.length > 0 && <Tiers choice={choice} />}
      {includes.length > 0 && (
        <ul className={styles.includes}>
          {includes.map((line) => (
            <li key={line}>
              <Check size={18} aria-hidden />
              {line}
            </li>
          ))}
        </ul>
      )}
      {price > 0 && (
        <>
          <Tear />
          <Summary
            small
            lines={[
              { label: 'ราคาก่อนภาษี', amount: toBaht(toSatang(price) - vat) },
              { label: 'ภาษีมูลค่าเพิ่ม 7%', amount: toBaht(vat) },
            ]}
            net={price}
          />
        </>
      )}
      <div className={styles.action}>
        <BuyAction choice={choice} size="large" />
      </div>
      <BuyMore choice={choice} />
      <RemindOfSale product={product} />
      {price > 0 && (
        <p className={`small muted ${styles.promise}`}>
          <ShieldCheck size={18} aria-hidden />
          โอนแล้วแนบสลิป ระบบตรวจและเปิดให้อัตโนมัติ
        </p>
      )}
    </Card>
  );
}

function leftText(places: number): string {
  return places > 0 ? `เหลือ ${count(places)} ที่` : 'บัตรหมดแล้ว';
}

/** Nobody can pay any more, so no price stands here; who bought it finds the way to it, or to those who give money back. */
function Ended({ choice }: { choice: PriceChoice }) {
  const isOff = choice.product.stage_status === 'Cancel';
  return (
    <Card className={styles.card}>
      <b>{endedText(choice.product)}</b>
      {isOff ? (
        <p className="small muted">
          ซื้อบัตรไว้แล้ว{' '}
          <Link className="link" to={paths.contact}>
            ติดต่อทีมงานเรื่องคืนเงิน
          </Link>
        </p>
      ) : (
        <p className="small muted">ผู้ที่ซื้อบัตรไว้ดูได้จนหมดเวลาของบัตร</p>
      )}
      <div className={styles.action}>
        <BuyAction choice={choice} size="large" />
      </div>
      <p className={styles.others}>
        <Link className="link" to={paths.shows}>
          ดูงานแสดงอื่น
        </Link>
      </p>
    </Card>
  );
}

function Tiers({ choice: { product, tiers, tier, choose } }: { choice: PriceChoice }) {
  return (
    <div className={styles.tiers} role="radiogroup" aria-label="เลือกราคา">
      {tiers.map((offered: Tier) => (
        <label key={offered.id} className={styles.tier}>
          <input
            type="radio"
            name="price"
            form={BUY_FORM}
            value={offered.id}
            checked={offered.id === tier?.id}
            disabled={!offered.open}
            onChange={() => choose(offered.id)}
          />
          <span>
            <b>{offered.title}</b>
            <br />
            {offered.note && <span className="small muted">{offered.note}</span>}
          </span>
          <span className={`num ${styles.value}`}>{priceText({ ...product, product_price: offered.price })}</span>
        </label>
      ))}
    </div>
  );
}
