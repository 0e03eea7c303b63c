import type { CrudFilter } from '@refinedev/core';
import { addDays, bangkokTime, instantOf } from '@wethi/format';
import { DatePicker, InputNumber, Space } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ColumnName } from '../providers/resource';
import styles from './filters.module.css';
import { dayText } from '../columns/day-text';

export interface RangeFilter<Row> {
  name: ColumnName<Row>;
  label: string;
  /** `day` for a column with a date, `instant` for one with a moment, of which one chooses days in Bangkok. */
  kind: 'day' | 'instant' | 'number';
}

type Bound = string | number | undefined;

interface RangeInputProps {
  label: string;
  from: Bound;
  to: Bound;
  onChange: (from: Bound, to: Bound) => void;
}

const textOf = (day?: Dayjs | null) => (day ? dayText(day) : undefined);

function Days({ label, from, to, onChange }: RangeInputProps) {
  const day = (bound: Bound) => (bound === undefined ? null : dayjs(bound));
  const choose = (days: [Dayjs | null, Dayjs | null] | null) => onChange(textOf(days?.[0]), textOf(days?.[1]));
  return (
    <DatePicker.RangePicker
      className={styles.range}
      aria-label={label}
      format="DD-MM-YYYY"
      allowEmpty
      placeholder={[`${label}ตั้งแต่`, 'ถึง']}
      value={[day(from), day(to)]}
      onChange={choose}
    />
  );
}

/** Moments from the beginning of the first day to the end of the last, in Bangkok. */
function Instants({ from, to, onChange, ...input }: RangeInputProps) {
  const day = (bound: Bound) => (bound === undefined ? undefined : bangkokTime(bound).date);
  const choose = (first: Bound, last: Bound) =>
    onChange(
      first && new Date(instantOf(String(first))).toISOString(),
      last && new Date(instantOf(addDays(String(last), 1)) - 1).toISOString(),
    );
  return <Days {...input} from={day(from)} to={day(to)} onChange={choose} />;
}

function Numbers({ label, from, to, onChange }: RangeInputProps) {
  const number = (bound: Bound) => (bound === undefined ? null : Number(bound));
  return (
    <Space.Compact className={styles.range} role="group" aria-label={label}>
      <InputNumber
        className={styles.bound}
        min={0}
        value={number(from)}
        placeholder={`${label}ตั้งแต่`}
        aria-label={`${label}ตั้งแต่`}
        onChange={(least) => onChange(least ?? undefined, to)}
      />
      <InputNumber
        className={styles.bound}
        min={0}
        value={number(to)}
        placeholder="ถึง"
        aria-label={`${label}ถึง`}
        onChange={(most) => onChange(from, most ?? undefined)}
      />
    </Space.Compact>
  );
}

const INPUTS = { day: Days, instant: Instants, number: Numbers };

interface RangeFilterInputProps<Row> extends RangeFilter<Row> {
  filters: CrudFilter[];
  set: (filters: CrudFilter[]) => void;
}

/** Chooses from which value to which a column's records are shown. */
export function RangeFilterInput<Row>({ name, label, kind, filters, set }: RangeFilterInputProps<Row>) {
  const bound = (operator: 'gte' | 'lte') =>
    filters.find((filter) => 'field' in filter && filter.field === name && filter.operator === operator)
      ?.value as Bound;
  const Input = INPUTS[kind];
  const change = (from: Bound, to: Bound) =>
    set([
      { field: name, operator: 'gte', value: from },
      { field: name, operator: 'lte', value: to },
    ]);
  return <Input label={label} from={bound('gte')} to={bound('lte')} onChange={change} />;
}
