import { addDays, clockTime, hourMinute, longDate, shortPlainDate } from '@wethi/format';
import { Calendar, Theater, History, type LucideIcon, MonitorPlay } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRootData } from '../../app/root-data';
import { paths } from '../../config/paths';
import type { PackageProduct } from './package-data.server';
import styles from './package-facts.module.css';
import { showDate } from './show-card';

const FORMATS = {
  online: 'รับชมออนไลน์เท่านั้น',
  onsite: 'รับชมที่หน้างาน',
  both: 'รับชมออนไลน์หรือที่หน้างาน',
} as const;

function timesOf({ stage_time_start: start, stage_time_to: to }: PackageProduct): string {
  if (!start) return 'เวลาไทย';
  return to ? `${hourMinute(start)} – ${clockTime(to)} เวลาไทย` : `${clockTime(start)} เวลาไทย`;
}

/** When, where, and until when it can be watched. */
export function PackageFacts({ product }: { product: PackageProduct }) {
  const { accessWindowDays } = useRootData();
  const date = showDate(product);
  const last = product.product_to ?? date;
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
        <Fact icon={MonitorPlay} title="ดูได้ทุกอุปกรณ์" text={FORMATS[product.product_format]} />
      )}
      {last && (
        <Fact
          icon={History}
          title={`ดูย้อนหลังถึง ${shortPlainDate(addDays(last, accessWindowDays))}`}
          text={`วันแสดง + ${accessWindowDays} วัน`}
        />
      )}
    </div>
  );
}

function Fact({ icon: Icon, title, text }: { icon: LucideIcon; title: ReactNode; text: string }) {
  return (
    <div>
      <Icon size={22} aria-hidden />
      <p>
        <b>{title}</b>
        <br />
        <span className="small muted">{text}</span>
      </p>
    </div>
  );
}
