import { addDays, endOfDay } from '@wethi/platform';

/** What of an approved purchase says how long it can be watched. */
export interface WatchablePurchase {
  product_id: number;
  /** Last day of the show, 'YYYY-MM-DD', if it has one. */
  product_to: string | null;
  /** Day of the approval in Bangkok, 'YYYY-MM-DD'. */
  approve_date: string;
}

/**
 * The last moment in which a purchase can be watched: the end of the day, in Bangkok, that is `days` days after
 * the later of the show's last day and the approval (decisions.md §3 Access).
 */
export function watchableUntil(purchase: WatchablePurchase, days: number): Date {
  const { approve_date, product_to } = purchase;
  const later = product_to && product_to > approve_date ? product_to : approve_date;
  return endOfDay(addDays(later, days));
}

/** The purchase that can be watched longest, with its last moment; undefined when there is no purchase. */
export function longestWatchable<Purchase extends WatchablePurchase>(
  purchases: readonly Purchase[],
  days: number,
): { purchase: Purchase; until: Date } | undefined {
  return purchases
    .map((purchase) => ({ purchase, until: watchableUntil(purchase, days) }))
    .sort((one, other) => other.until.getTime() - one.until.getTime())[0];
}
