import { fetchFile } from '@wethi/http';
import { Button, DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { Printer } from 'lucide-react';
import { FileMenu } from '../actions/file-menu';
import { BandFilter } from './band-filter';
import type { ReportPath } from './report-path';
import styles from './report.module.css';
import { useReportQuery } from './use-report-query';
import { ranges, useRange } from './use-range';
import { dayText } from '../columns/day-text';

/** The days and the band that a report is about, its files and its print. */
export function ReportTools({ path, noun }: { path: ReportPath; noun: string }) {
  const { from, to, today, set } = useRange();
  const reportQuery = useReportQuery();
  const presets = ranges(today).map(({ label, range }) => ({
    label,
    value: [dayjs(range.from), dayjs(range.to)] as [Dayjs, Dayjs],
  }));
  const choose = (days: [Dayjs | null, Dayjs | null] | null) => {
    const [first, last] = days ?? [];
    if (first && last) set({ from: dayText(first), to: dayText(last) });
  };
  return (
    <div className={styles.tools}>
      <span className={styles.buttons}>
        <DatePicker.RangePicker
          aria-label="ช่วงวันที่"
          format="DD-MM-YYYY"
          allowClear={false}
          presets={presets}
          value={[dayjs(from), dayjs(to)]}
          onChange={choose}
        />
        <BandFilter />
      </span>
      <span className={styles.buttons}>
        <FileMenu name={noun} fetch={(format) => fetchFile(`${path}File`, { query: { ...reportQuery, format } })} />
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          พิมพ์
        </Button>
      </span>
    </div>
  );
}
