import { useOne } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { PRODUCT_STATUS } from '@wethi/contract';
import { pictureUrl } from '@wethi/browser';
import { baht, clockTime, dayMonth, longDate } from '@wethi/format';
import { Form, Segmented, type FormInstance } from 'antd';
import { useState } from 'react';
import { isSoldOn, tierOn, type Tier } from '../prices/timeline';
import { useToday } from '../prices/use-today';
import type { TiersForm } from '../prices/use-tiers';
import styles from './phone-preview.module.css';

type Product = Schema<'Product'>;

interface PhonePreviewProps {
  tiers: FormInstance<TiersForm>;
}

const VISITORS = [
  { value: 'new', label: 'ลูกค้าใหม่' },
  { value: 'member', label: 'สมาชิกเดิม' },
];
const PICTURE = 320;

/** The show as a visitor with a phone will see it, while it is typed (design: 51 #preview). */
export function PhonePreview({ tiers: form }: PhonePreviewProps) {
  const [visitor, setVisitor] = useState('new');
  const product = (Form.useWatch([], Form.useFormInstance<Product>()) ?? {}) as Partial<Product>;
  const tiers = (Form.useWatch('tiers', { form, preserve: true }) ?? []) as Tier[];
  const { result: band } = useOne<Schema<'Band'>>({
    resource: 'band',
    id: product.band_id,
    queryOptions: { enabled: Boolean(product.band_id) },
  });
  const { result: stage } = useOne<Schema<'Stage'>>({
    resource: 'stage',
    id: product.stage_id ?? 0,
    queryOptions: { enabled: Boolean(product.stage_id) },
  });
  const day = stage?.stage_date ?? product.product_start;
  const when = [day && longDate(day), stage?.stage_time_start && clockTime(stage.stage_time_start)].filter(Boolean);
  return (
    <div className={styles.preview}>
      <div className={styles.phone}>
        <div className={styles.bar}>
          <span>19:30</span>
          <span>เวที</span>
        </div>
        {product.product_img ? (
          <img className={styles.picture} src={pictureUrl(product.product_img, PICTURE)} alt="" />
        ) : (
          <p className={styles.picture}>ยังไม่มีรูปหลัก</p>
        )}
        <div className={styles.body}>
          {product.product_status && <span className={styles.chip}>{PRODUCT_STATUS[product.product_status]}</span>}
          <b className={styles.title}>{product.product_title || 'ชื่องานแสดง'}</b>
          <span className={styles.quiet}>{[band?.band_name, when.join(' ')].filter(Boolean).join(' · ')}</span>
          <Offer product={product} tiers={tiers} isMember={visitor === 'member'} />
        </div>
      </div>
      <Segmented aria-label="เห็นเป็น" options={VISITORS} value={visitor} onChange={setVisitor} />
    </div>
  );
}

interface OfferProps {
  product: Partial<Product>;
  tiers: readonly Tier[];
  isMember: boolean;
}

function Offer({ product, tiers, isMember }: OfferProps) {
  const today = useToday();
  const several = product.product_price_list === 'Y';
  const best = several ? tierOn(tiers, today, isMember)?.product_price_value : product.product_price;
  const { product_price_unchanged: former } = product;
  return (
    <>
      {several && tiers.map((tier, place) => <Choice key={tier.id ?? place} {...{ tier, today, isMember, best }} />)}
      {!several && former && Number(former) > Number(best ?? 0) && <s className={styles.quiet}>{baht(former)}</s>}
      <span className={styles.buy}>{best === null || best === undefined ? 'ยังไม่เปิดขาย' : `ซื้อบัตร ${baht(best)}`}</span>
    </>
  );
}

interface ChoiceProps {
  tier: Tier;
  today: string;
  isMember: boolean;
  best: number | null | undefined;
}

/** A tier as the page of the show offers it; one that is not announced, or over, is none. */
function Choice({ tier, today, isMember, best }: ChoiceProps) {
  const { product_price_start: start, product_price_value: value } = tier;
  const ahead = start !== null && start > today;
  if (value === null || (tier.product_price_member === 'MB' && !isMember)) return null;
  if (ahead ? tier.product_price_show !== 'Y' : !isSoldOn(tier, today)) return null;
  const state = ahead ? styles.ahead : value === best ? styles.chosen : '';
  return (
    <span className={`${styles.tier} ${state}`}>
      <span>
        {tier.product_price_title || 'ราคาใหม่'}
        {ahead && <small>เริ่มขาย {dayMonth(start)}</small>}
      </span>
      <b className="number">{baht(value)}</b>
    </span>
  );
}
