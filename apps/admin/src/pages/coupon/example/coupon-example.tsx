import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CouponType } from '@wethi/contract';
import { baht } from '@wethi/format';
import { call } from '@wethi/http';
import { Form } from 'antd';
import { ArrowRight } from 'lucide-react';
import styles from './example.module.css';
import { savingWords } from './saving-words';

interface Values {
  coupon_type?: CouponType;
  product_id?: number | null;
  coupon_price?: number | null;
  coupon_percent?: number | null;
  coupon_point?: number | null;
  coupon_pay?: number | null;
}

/** What a buyer of the chosen show would pay, as the server reckons it. */
export function CouponExample() {
  const form = Form.useFormInstance();
  const all = (Form.useWatch([], form) ?? {}) as Values;
  const { coupon_type, product_id, coupon_price, coupon_percent, coupon_point, coupon_pay } = all;
  const values = [coupon_price, coupon_percent, coupon_point, coupon_pay];
  const isGiven = values.some((value) => typeof value === 'number');
  const { data } = useQuery({
    queryKey: ['coupon-example', coupon_type, product_id, ...values],
    queryFn: async () => {
      const query = {
        product_id: product_id ?? 0,
        coupon_type,
        coupon_price: coupon_price ?? undefined,
        coupon_percent: coupon_percent ?? undefined,
        coupon_point: coupon_point ?? undefined,
        coupon_pay: coupon_pay ?? undefined,
      };
      const { data: example } = await call('GET', 'couponExample', { query });
      // With what it was asked of: until the next answer is there, the words still speak of these.
      return example ? { ...example, coupon_type, coupon_percent, coupon_price } : null;
    },
    enabled: Boolean(product_id) && isGiven,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  if (!product_id) return <p className="secondary">เลือกงานแสดงเพื่อดูตัวอย่างราคา</p>;
  if (!isGiven || !data) return null;
  return (
    <div className={styles.example} role="status">
      <p className="secondary">{data.product_title} ราคาปกติ</p>
      <p className={styles.prices}>
        <s>{baht(data.orders_total)}</s>
        <ArrowRight size={20} aria-label="เหลือ" />
        <b>{baht(data.orders_net)}</b>
      </p>
      <p>{savingWords(data)}</p>
    </div>
  );
}
