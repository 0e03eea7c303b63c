import { useOne, type BaseRecord } from '@refinedev/core';
import { PRODUCT_FORMAT, PRODUCT_STATUS, PRODUCT_TYPE, YES_NO } from '@wethi/contract';
import { baht, hourMinute, recordDate } from '@wethi/format';
import { BAND, BOOK_BANK, STAGE, type Reference } from '../../../providers/resource';

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  product_type: PRODUCT_TYPE,
  product_format: PRODUCT_FORMAT,
  product_status: PRODUCT_STATUS,
};
const REFERENCES: Readonly<Record<string, Reference>> = { band_id: BAND, stage_id: STAGE, book_bank_id: BOOK_BANK };
const NOTHING = 'ว่าง';
const LONGEST = 160;

interface ValueInWordsProps {
  /** Columns of one field. */
  columns: readonly string[];
  values: Readonly<Record<string, unknown>>;
}

/** What a field of a product holds, as people say it. */
export function ValueInWords({ columns, values }: ValueInWordsProps) {
  const [first = ''] = columns;
  const reference = REFERENCES[first];
  const id = values[first];
  if (reference && typeof id === 'number') return <Named id={id} {...reference} />;
  return (
    <>
      {columns
        .map((column) => textOf(column, values[column]))
        .filter(Boolean)
        .join(' ') || NOTHING}
    </>
  );
}

function Named({ id, resource, nameColumn }: Reference & { id: number }) {
  const { result } = useOne<BaseRecord>({ resource, id });
  return <>{String(result?.[nameColumn] ?? '…')}</>;
}

function textOf(column: string, value: unknown): string {
  if (typeof value === 'number') return /price/.test(column) ? baht(value) : String(value);
  if (typeof value !== 'string' || !value) return '';
  if (LABELS[column]) return LABELS[column][value] ?? value;
  if (/_disable$/.test(column)) return value === 'N' ? 'เห็นหน้าเว็บ' : 'ซ่อนจากหน้าเว็บ';
  if (value === 'Y' || value === 'N') return YES_NO[value];
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return recordDate(value);
  if (/^\d\d:\d\d(:\d\d)?$/.test(value)) return hourMinute(value);
  const words = value
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;
}
