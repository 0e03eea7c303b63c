import type { Schema } from '@wethi/api-client';
import { bangkokTime, count, fullDuration, hourMinute, recordDate } from '@wethi/format';
import { FigureList } from '../../report/figure-list';
import styles from './statistics.module.css';

type Totals = Schema<'ShowTotals'>;

/** What a show came to. */
export function TotalFigures({ totals }: { totals: Totals }) {
  return <FigureList label="ตัวเลขของงาน" figures={figuresOf(totals)} className={styles.figures} />;
}

/** Name, number and what stands below it. */
export function figuresOf(totals: Totals): [name: string, value: string, note: string][] {
  const { viewers, tickets, most, most_at, time_total, stall_seconds, video_duration } = totals;
  const mean = viewers === 0 ? 0 : time_total / viewers;
  const minutes = Math.floor(time_total / 60);
  return [
    ['คนดู', count(viewers), tickets > 0 ? `จากบัตร ${count(tickets)} ใบ (${percent(viewers / tickets)})` : 'ดูเกิน 3 นาที'],
    ['ดูพร้อมกันสูงสุด', count(most), most_at ? `ตอน ${momentOf(most_at)}` : '-'],
    ['ดูเฉลี่ยต่อคน', fullDuration(mean), video_duration ? `${percent(mean / video_duration)} ของงาน` : 'ชั่วโมง:นาที:วินาที'],
    ['เวลาดูรวม', `${count(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`, 'ชั่วโมง:นาที'],
    ['กระตุก', time_total === 0 ? '-' : `${((100 * stall_seconds) / time_total).toFixed(1)}%`, 'ของเวลาดู'],
  ];
}

/** 0.987 → '99%'. */
export const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Day and time in Bangkok: '20-11-2026 13:34 น.' */
export function momentOf(instant: string | number): string {
  const { date, time } = bangkokTime(instant);
  return `${recordDate(date)} ${hourMinute(time)} น.`;
}
