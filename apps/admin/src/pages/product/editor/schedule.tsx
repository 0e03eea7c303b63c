import type { Schema } from '@wethi/api-client';
import { addDays, recordDate } from '@wethi/format';
import { Form } from 'antd';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { MomentField } from '../../../fields/moment-field';
import { useToday } from '../prices/use-today';
import styles from './schedule.module.css';

type Product = Schema<'Product'>;

/**
 * When the show comes onto the site, goes on sale and off it by itself, and what happens to it after each other.
 * @param watchDays for how long it is watched; undefined until that is known
 * @param maySet whether whoever reads it may change that for all shows
 */
export function Schedule({ watchDays, maySet }: { watchDays: number | undefined; maySet?: boolean }) {
  return (
    <fieldset className={styles.schedule}>
      <legend>เปลี่ยนสถานะเองตามเวลา</legend>
      <div className={styles.times}>
        <MomentField<Product>
          label="ประกาศหน้าเว็บ"
          date="product_publish_date"
          time="product_publish_time"
          whole="00:00"
          help="ยังไม่แสดงหน้าเว็บจนถึงเวลานี้"
        />
        <MomentField<Product>
          label="เปิดขาย"
          date="product_sale_date"
          time="product_sale_time"
          whole="00:00"
          help="เป็น “เร็ว ๆ นี้” จนถึงเวลานี้"
        />
        <MomentField<Product>
          label="ปิดขาย"
          date="product_close_date"
          time="product_close_time"
          whole="23:59"
          help="เป็น “จบแล้ว” ตั้งแต่เวลานี้"
        />
      </div>
      <Events watchDays={watchDays} />
      <p className={`secondary ${styles.watched}`}>
        คนที่ซื้อดูย้อนหลังได้{watchDays !== undefined && `ถึงสิ้นวันที่ ${watchDays} `}หลังวันแสดง หรือหลังวันที่อนุมัติคำสั่งซื้อ
        {maySet && (
          <>
            {' '}
            จำนวนวันแก้ได้ที่ <Link to="/settings">ตั้งค่าร้าน</Link>
          </>
        )}
      </p>
    </fieldset>
  );
}

interface Event {
  name: string;
  /** 'YYYY-MM-DD' */
  day: string;
  time?: string;
}

/** What is known of the show's times, in their order. */
function Events({ watchDays }: { watchDays: number | undefined }) {
  const today = useToday();
  const product = (Form.useWatch([], Form.useFormInstance<Product>()) ?? {}) as Partial<Product>;
  const { product_publish_date, product_sale_date, product_close_date, product_start, product_to } = product;
  const last = product_to ?? product_start;
  // A course is watched for a year from when it was bought.
  const isWatched = product.product_type === 'M' && last && watchDays !== undefined;
  const events = [
    event('ประกาศ', product_publish_date, product.product_publish_time ?? '00:00'),
    event('เปิดขาย', product_sale_date, product.product_sale_time ?? '00:00'),
    event('ปิดขาย', product_close_date, product.product_close_time ?? '23:59'),
    event('วันแสดง', product_start),
    event('ดูย้อนหลังถึง', isWatched ? addDays(last, watchDays) : null, '23:59'),
  ].filter((found) => found !== undefined);
  if (events.length === 0) return null;
  // Of one day what has no time stands first: the show is told of by its day alone.
  const inOrder = events.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  return (
    <ol className={styles.events} aria-label="ลำดับเหตุการณ์ของงานแสดง">
      {inOrder.map(({ name, day, time }) => (
        <li key={name} className={day < today ? styles.past : undefined}>
          <b>
            {name}
            {day < today && <Check size={16} aria-hidden />}
          </b>
          <span className="number">{[recordDate(day), time?.slice(0, 5)].filter(Boolean).join(' ')}</span>
        </li>
      ))}
    </ol>
  );
}

function event(name: string, day: string | null | undefined, time?: string): Event | undefined {
  return day ? { name, day, ...(time && { time }) } : undefined;
}

function keyOf({ day, time = '' }: Event): string {
  return `${day} ${time}`;
}
