import { defineJob, type Outbox } from '@wethi/platform';

export interface Recheck {
  orders_id: number;
  /** The slip that was confirmed; its order may get another one. */
  slip_id?: number;
  /** Questions asked before this one. */
  tried: number;
}

/** Asks the slip service again about an order in wait. */
export const recheckSlip = defineJob<Recheck>('recheck-slip', { lane: 'slips', timeout: '2m' });

/** Minutes to wait before each further question to the slip service; half an hour after the slip only personnel decides. */
const MINUTES = [2, 5, 10, 13] as const;

/**
 * Leaves the next question about a waiting order's slip in the outbox (facts/integrations.md §2.8).
 * @param askedToWait seconds that the service wants to be left alone
 * @returns false when all tries are used up
 */
export async function planRecheck(outbox: Outbox, payload: Recheck, now: Date, askedToWait = 0): Promise<boolean> {
  const minutes = MINUTES[payload.tried];
  if (minutes === undefined) return false;
  const dueAt = new Date(now.getTime() + Math.max(minutes * 60, askedToWait) * 1000);
  const dedupeKey = `recheck-slip:${payload.orders_id}:${payload.slip_id ?? ''}:${payload.tried}`;
  await outbox.add(recheckSlip, payload, { dueAt, dedupeKey });
  return true;
}
