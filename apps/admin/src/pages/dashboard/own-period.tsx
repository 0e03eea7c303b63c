import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { dayText } from '../../columns/day-text';
import type { Range } from '../../report/use-range';

/** A first and a last day of one's own. */
export default function OwnPeriod({ from, to, set }: Range & { set: (days: { from: string; to: string }) => void }) {
  const choose = (days: [Dayjs | null, Dayjs | null] | null) => {
    const [first, last] = days ?? [];
    if (first && last) set({ from: dayText(first), to: dayText(last) });
  };
  return (
    <DatePicker.RangePicker
      aria-label="ช่วงวันที่"
      format="DD-MM-YYYY"
      allowClear={false}
      maxDate={dayjs()}
      value={[dayjs(from), dayjs(to)]}
      onChange={choose}
    />
  );
}
