import { recordDate } from '@wethi/format';
import { fetchFile } from '@wethi/http';
import { DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import { FileMenu } from '../../actions/file-menu';
import { KINDS, PERIODS, type Kind, type Period, type ShowQuery, type usePeriod } from './period';
import styles from './statistics.module.css';
import { dayText } from '../../columns/day-text';

interface ToolsProps {
  name: string;
  query: ShowQuery;
  period: ReturnType<typeof usePeriod>;
  /** Whether the night of the show is known. */
  hasNight: boolean;
}

/** Of which days, live or again, and all viewers of them as a file. */
export function Tools({ name, query, period: { period, chosen, kind, set }, hasNight }: ToolsProps) {
  const options = Object.entries(PERIODS).map(([value, label]) => ({
    value: value as Period,
    label,
    disabled: value === 'night' && !hasNight,
  }));
  return (
    <>
      <Segmented
        aria-label="ช่วงเวลา"
        options={options}
        value={period}
        onChange={(period) => set(period === 'days' ? { period, ...chosen } : { period })}
      />
      {period === 'days' && (
        <DatePicker.RangePicker
          aria-label={`${recordDate(chosen.from)} ถึง ${recordDate(chosen.to)}`}
          format="DD-MM-YYYY"
          allowClear={false}
          value={[dayjs(chosen.from), dayjs(chosen.to)]}
          onChange={(days) => {
            const [first, last] = days ?? [];
            if (first && last) set({ from: dayText(first), to: dayText(last) });
          }}
        />
      )}
      <Segmented
        aria-label="สดหรือย้อนหลัง"
        options={Object.entries(KINDS).map(([value, label]) => ({ value: value as Kind, label }))}
        value={kind}
        onChange={(live) => set({ live })}
      />
      <span className={styles.file}>
        <FileMenu
          word="ส่งออก"
          name={`คนดู ${name}`}
          fetch={(format) => fetchFile('videosStatisticsShowPeopleFile', { query: { ...query, format } })}
        />
      </span>
    </>
  );
}
