/** Numbers and money as Thai readers see them (decisions.md §1, product.md §9). */

/**
 * A count with thousands separators.
 * @param value whole number, for example 1284
 * @returns '1,284'
 */
export function count(value: number): string {
  return Math.trunc(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

/**
 * Money with two decimals, always (product.md §9).
 * @param amount baht as on the wire: a number (590.5) or decimal text ('590.50')
 * @returns '฿590.50', negative amounts as '-฿100.00'
 * @throws RangeError when the amount is no finite number
 */
export function baht(amount: number | string): string {
  const value = Number(amount);
  if (!Number.isFinite(value) || amount === '') throw new RangeError(`not an amount: ${String(amount)}`);
  const [whole = '0', decimals = '00'] = Math.abs(value).toFixed(2).split('.');
  return `${value < 0 ? '-' : ''}฿${count(Number(whole))}.${decimals}`;
}

const STEPS: readonly [number, string][] = [
  [1_000_000, 'ล้าน'],
  [100_000, 'แสน'],
  [10_000, 'หมื่น'],
  [1_000, 'พัน'],
];

/**
 * A large count in short Thai words (product.md §9, number abbreviation).
 * @param value whole number, for example 12800
 * @returns '1.2 หมื่น'; cut, never rounded up; under a thousand as it is
 */
export function shortCount(value: number): string {
  const step = STEPS.find(([size]) => value >= size);
  if (!step) return count(value);
  const tenths = Math.floor(value / (step[0] / 10)) / 10;
  return `${tenths} ${step[1]}`;
}

/** 'ฟ้าผ่ากลางกรุง' → 'ฟ้าผ่ากลางกรุง × 2'; one is not counted. */
export function titleTimes(title: string, count: number): string {
  return count > 1 ? `${title} × ${count}` : title;
}
