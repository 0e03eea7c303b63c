import { accessUntil, type StagePurchase } from '@wethi/orders';

/** The purchase that can be watched longest, with its last moment; undefined when there is no purchase. */
export function longestPurchase(
  purchases: readonly StagePurchase[],
  days: number,
): { purchase: StagePurchase; until: Date } | undefined {
  return purchases
    .map((purchase) => ({ purchase, until: accessUntil(purchase.last_day, purchase.approve_date, days) }))
    .sort((one, other) => other.until.getTime() - one.until.getTime())[0];
}
