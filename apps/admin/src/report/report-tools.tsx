import { callUrl } from '@wethi/http';
import { Button, DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { Download, Printer } from 'lucide-react';
import styles from './report.module.css';
import { ranges, useRange } from './use-range';

const FORMAT = 'YYYY-MM-DD';
const FILES = { csv: 'CSV', xlsx: 'Excel' } as const;

/** The days that a report is about, its files and its print. */
export function ReportTools({ path }: { path: string }) {
  const { from, to, today, set } = useRange();
  const presets = ranges(today).map(({ label, range }) => ({
    label,
    value: [dayjs(range.from), dayjs(range.to)] as [Dayjs, Dayjs],
  }));
  const choose = (days: [Dayjs | null, Dayjs | null] | null) => {
    const [first, last] = days ?? [];
    if (first && last) set({ from: first.format(FORMAT), to: last.format(FORMAT) });
  };
  const file = (format: keyof typeof FILES) => callUrl(`${path}File`, { date_start: from, date_to: to, format });
  return (
    <div className={styles.tools}>
      <DatePicker.RangePicker
        aria-label="ช่วงวันที่"
        format="DD-MM-YYYY"
        allowClear={false}
        presets={presets}
        value={[dayjs(from), dayjs(to)]}
        onChange={choose}
      />
      <span className={styles.buttons}>
        {(Object.keys(FILES) as (keyof typeof FILES)[]).map((format) => (
          <Button key={format} href={file(format)} download icon={<Download size={18} aria-hidden />}>
            {FILES[format]}
          </Button>
        ))}
        <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          พิมพ์
        </Button>
      </span>
    </div>
  );
}
