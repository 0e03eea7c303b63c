import { refuseField } from '@wethi/platform';

/**
 * Refuses an input whose period ends before it begins; an open end is in order.
 * @throws Refusal INVALID_INPUT about the later column
 */
export function inOrder<Input extends object>(
  input: Input,
  start: keyof Input & string,
  to: keyof Input & string,
): void {
  const [from, until] = [input[start], input[to]];
  if (from && until && until < from) throw refuseField(to, 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม');
}
