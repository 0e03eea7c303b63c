import { refuseField } from '@wethi/platform';

/**
 * Refuses a row, merged with what is to be saved, whose period ends before it begins; an open end is in order.
 * @throws Refusal INVALID_INPUT about the later column
 */
export function inOrder<Row extends object>(row: Row, start: keyof Row & string, to: keyof Row & string): void {
  const [from, until] = [row[start], row[to]];
  if (from && until && until < from) throw refuseField(to, 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม');
}
