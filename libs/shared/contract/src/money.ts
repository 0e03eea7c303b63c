/** Money is counted in integer satang (1 baht = 100 satang); nothing else in the product adds or multiplies prices. */

/**
 * Satang of a baht amount as it stands on the wire or in a DECIMAL(12,2) column.
 * @param baht a number (590.5) or decimal text ('590.50')
 * @returns whole satang, rounded half away from zero
 * @throws RangeError when the amount is no finite number
 */
export function toSatang(baht: number | string): number {
  const amount = typeof baht === 'string' ? Number(baht) : baht;
  if (!Number.isFinite(amount) || baht === '') throw new RangeError(`not an amount: ${String(baht)}`);
  return Math.sign(amount) * Math.round(Math.abs(amount) * 100);
}

/** Baht of whole satang, for the wire: 59050 → 590.5. Exact for every amount a DECIMAL(12,2) can hold. */
export function toBaht(satang: number): number {
  return satang / 100;
}

/** Decimal text with two places, for provider calls and columns: 59050 → '590.50'. */
export function satangText(satang: number): string {
  return toBaht(satang).toFixed(2);
}

/** VAT of 7 % contained in a price, in satang, rounded half up (product.md §9, decisions.md §3). */
export function vatIncluded(satang: number): number {
  return Math.round((satang * 7) / 107);
}

/** Sum of amounts in satang. */
export function sumSatang(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** A total less a discount in satang, never below zero (decisions.md §3, coupons). */
export function lessDiscount(total: number, discount: number): number {
  return Math.max(0, total - discount);
}

/**
 * What has still to come of an order, in satang.
 * @param order its net and what came of it, in baht
 */
export function lackingSatang({ orders_net, orders_paid }: { orders_net: number; orders_paid: number }): number {
  return toSatang(orders_net) - toSatang(orders_paid);
}
