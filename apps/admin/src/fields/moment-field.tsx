import { DatePicker, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { ColumnName } from '../providers/resource';
import { dayText } from '../columns/day-text';

interface MomentFieldProps<Row> {
  label: string;
  help: string;
  /** What is wrong with the moment. */
  error?: string;
  date: ColumnName<Row>;
  time: ColumnName<Row>;
  /** The time that a day without one means, 'HH:mm'. */
  whole: string;
}

/** A day and a time of it in one field; both stand in columns of their own, and the day alone is the whole day. */
export function MomentField<Row>({ label, help, error, date, time, whole }: MomentFieldProps<Row>) {
  const form = Form.useFormInstance();
  const clock = Form.useWatch<string | null | undefined>(time, form);
  const setTime = (moment: Dayjs | null) => {
    const chosen = moment?.format('HH:mm');
    form.setFieldValue(time, chosen === undefined || chosen === whole ? null : `${chosen}:00`);
  };
  return (
    <>
      <Form.Item
        name={date as string}
        label={label}
        extra={help}
        validateStatus={error && 'error'}
        help={error}
        getValueProps={(day: string | null) => ({ value: day ? dayjs(`${day}T${clock ?? whole}`) : null })}
        getValueFromEvent={(moment: Dayjs | null) => moment && dayText(moment)}
      >
        <DatePicker
          format="DD-MM-YYYY HH:mm"
          showTime={{ format: 'HH:mm', defaultOpenValue: dayjs(`2000-01-01T${whole}`) }}
          needConfirm={false}
          placeholder="วัน-เดือน-ปี เวลา"
          style={{ width: '100%' }}
          onChange={setTime}
        />
      </Form.Item>
      <Form.Item name={time as string} hidden>
        <Input />
      </Form.Item>
    </>
  );
}
