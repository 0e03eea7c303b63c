import { addDays, bangkokTime, clockTime, hourMinute, longDate, shortPlainDate } from '@wethi/format';
import { Calendar, Theater, History, type LucideIcon, MonitorPlay, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePurchaseOf } from '../../session/purchases';
import { useRootData } from '../../session/root-data';
import { paths } from '../../config/paths';
import type { PackageProduct } from './package-data.server';
import styles from './package-facts.module.css';
import { lastDay, showDate } from '../../shows/show-card';

const FORMATS = {
  online: 'รับชมออนไลน์เท่านั้น',
  onsite: 'รับชมที่หน้างาน',
  both: 'รับชมออนไลน์หรือที่หน้างาน',
} as const;

function timesOf({ stage_time_start: start, stage_time_to: to }: PackageProduct): string {
  if (!start) return '';
  return to ? `${hourMinute(start)} – ${clockTime(to)} เวลาไทย` : `${clockTime(start)} เวลาไทย`;
}

/** When, where, and until when it can be watched. */
export function PackageFacts({ product, today }: { product: PackageProduct; today: string }) {
  const date = showDate(product);
  const isOnsite = product.product_format === 'onsite';
  return (
    <div className={styles.facts}>
      {date && product.product_type === 'M' && <Fact icon={Calendar} title={longDate(date)} text={timesOf(product)} />}
      {product.stage_title && product.stage_id ? (
        <Fact
          icon={Theater}
          title={<Link to={paths.stage(product.stage_id)}>{product.stage_title}</Link>}
          text={FORMATS[product.product_format]}
        />
      ) : (
        <Fact
          icon={isOnsite ? Ticket : MonitorPlay}
          title={isOnsite ? 'บัตรเข้างานพร้อม QR' : 'ดูได้ทุกอุปกรณ์'}
          text={FORMATS[product.product_format]}
        />
      )}
      {!isOnsite && <AccessFact product={product} today={today} />}
    </div>
  );
}

/**
 * Until when it can be watched: the owner's own day, else what a purchase of today would give. It is what the server
 * grants: some days after the later of the last day and the approval (decisions.md §3).
 */
function AccessFact({ product, today }: { product: PackageProduct; today: string }) {
  const { accessWindowDays: days } = useRootData();
  const purchase = usePurchaseOf(product.id);
  if (purchase?.access_until) {
    const day = shortPlainDate(bangkokTime(purchase.access_until).date);
    return <Fact icon={History} title={`ดูได้ถึง ${day}`} text="ตามบัตรของคุณ" />;
  }
  if (product.product_status === 'end') return null;
  const last = lastDay(product);
  if (!last || last < today)
    return <Fact icon={History} title={`ดูได้ ${days} วันหลังยืนยันการชำระเงิน`} text="ดูซ้ำได้ทุกอุปกรณ์" />;
  return (
    <Fact icon={History} title={`ดูย้อนหลังถึง ${shortPlainDate(addDays(last, days))}`} text={`${days} วันหลังวันแสดง`} />
  );
}

function Fact({ icon: Icon, title, text }: { icon: LucideIcon; title: ReactNode; text: string }) {
  return (
    <div>
      <Icon size={22} aria-hidden />
      <p>
        <b>{title}</b>
        {text && <br />}
        <span className="small muted">{text}</span>
      </p>
    </div>
  );
}
