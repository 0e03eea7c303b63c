import { accessUntil, type AccessWindows, type StagePurchase } from '@wethi/orders';

/** The purchase that can be watched longest, with its last moment; undefined when there is no purchase. */
export function longestPurchase(
  purchases: readonly StagePurchase[],
  windows: AccessWindows,
): { purchase: StagePurchase; until: Date } | undefined {
  return purchases
    .map((purchase) => ({ purchase, until: accessUntil(purchase, windows) }))
    .sort((one, other) => other.until.getTime() - one.until.getTime())[0];
}
