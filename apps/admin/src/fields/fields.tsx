import { digits } from '@wethi/format';
import { DatePicker, Input, InputNumber, Switch, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { Reference } from '../providers/resource';
import { Field, type FieldProps } from './field';
import { FormSelect } from './form-select';
import { ReferenceSelect, type ReferenceSelectProps } from './reference-select';
import { dayText } from '../columns/day-text';

interface TextProps<Row> extends FieldProps<Row> {
  maxLength?: number;
  placeholder?: string;
  /** Tells beside the label how much is used of so many characters, which may be fewer than fit. */
  counted?: number;
  pattern?: { value: RegExp; message: string };
}

export function TextField<Row>({ maxLength = 200, placeholder, counted, pattern, ...field }: TextProps<Row>) {
  const rules = pattern ? [{ pattern: pattern.value, message: pattern.message }] : [];
  return (
    <Field<Row> {...field} rules={rules}>
      <Input maxLength={maxLength} placeholder={placeholder} count={{ show: Boolean(counted), max: counted }} />
    </Field>
  );
}

/** A number that is written in digits only: phone, bank account. */
export function DigitsField<Row>({
  length,
  placeholder,
  ...field
}: FieldProps<Row> & { length: number; placeholder?: string }) {
  const rules = [{ len: length, message: `กรุณากรอกตัวเลข ${length} หลัก` }];
  return (
    <Field<Row> {...field} rules={rules} normalize={(text: string) => digits(text).slice(0, length)}>
      <Input inputMode="numeric" placeholder={placeholder} />
    </Field>
  );
}

/** A password is never shown again: an empty field leaves the old one. */
export function PasswordField<Row>({ minLength, ...field }: FieldProps<Row> & { minLength: number }) {
  const rules = [{ min: minLength, message: `อย่างน้อย ${minLength} ตัวอักษร` }];
  return (
    <Field<Row> {...field} rules={rules} getValueProps={(value: string | null) => ({ value: value ?? '' })}>
      <Input.Password autoComplete="new-password" />
    </Field>
  );
}

interface NumberProps<Row> extends FieldProps<Row> {
  min?: number;
  max?: number;
  unit?: string;
  placeholder?: string;
}

export function NumberField<Row>({ min = 0, max, unit, placeholder, ...field }: NumberProps<Row>) {
  return (
    <Field<Row> {...field}>
      <InputNumber
        min={min}
        max={max}
        precision={0}
        addonAfter={unit}
        placeholder={placeholder}
        style={{ width: '100%' }}
        inputMode="numeric"
      />
    </Field>
  );
}

export function MoneyField<Row>(field: FieldProps<Row>) {
  return (
    <Field<Row> {...field}>
      <InputNumber min={0} precision={2} addonBefore="฿" style={{ width: '100%' }} inputMode="decimal" />
    </Field>
  );
}

interface ChoiceProps<Row> extends FieldProps<Row> {
  labels: Record<string, string>;
  /** Another value was chosen. */
  onChoose?: () => void;
}

export function ChoiceField<Row>({ labels, onChoose, ...field }: ChoiceProps<Row>) {
  const options = Object.entries(labels).map(([value, label]) => ({ value, label }));
  return (
    <Field<Row> {...field}>
      <FormSelect options={options} onChange={onChoose} />
    </Field>
  );
}

/** A column that holds Y or N. */
export function FlagField<Row>({ on = 'Y', ...field }: FieldProps<Row> & { on?: 'Y' | 'N' }) {
  const off = on === 'Y' ? 'N' : 'Y';
  return (
    <Field<Row>
      {...field}
      className="flag"
      getValueProps={(value: string) => ({ checked: value === on })}
      getValueFromEvent={(checked: boolean) => (checked ? on : off)}
    >
      <Switch />
    </Field>
  );
}

/** A calendar date in Bangkok, kept as 'YYYY-MM-DD'. */
export function DateField<Row>(field: FieldProps<Row>) {
  return (
    <Field<Row>
      {...field}
      getValueProps={(value: string | null) => ({ value: value ? dayjs(value) : null })}
      getValueFromEvent={(date: Dayjs | null) => date && dayText(date)}
    >
      <DatePicker format="DD-MM-YYYY" placeholder="วัน-เดือน-ปี" style={{ width: '100%' }} />
    </Field>
  );
}

/** A time of day in Bangkok, kept as 'HH:mm:ss'. */
export function TimeField<Row>({ seconds = false, ...field }: FieldProps<Row> & { seconds?: boolean }) {
  const format = seconds ? 'HH:mm:ss' : 'HH:mm';
  return (
    <Field<Row>
      {...field}
      getValueProps={(value: string | null) => ({ value: value ? dayjs(`2000-01-01T${value}`) : null })}
      getValueFromEvent={(time: Dayjs | null) => time?.format('HH:mm:ss') ?? null}
    >
      <TimePicker format={format} needConfirm={false} placeholder="เลือกเวลา" style={{ width: '100%' }} />
    </Field>
  );
}

type ReferenceProps<Row> = FieldProps<Row> & Reference & Pick<ReferenceSelectProps, 'where'>;

export function ReferenceField<Row>({ name, label, required, help, ...reference }: ReferenceProps<Row>) {
  return (
    <Field<Row> name={name} label={label} required={required} help={help}>
      <ReferenceSelect {...reference} placeholder="พิมพ์เพื่อค้นหา" />
    </Field>
  );
}
