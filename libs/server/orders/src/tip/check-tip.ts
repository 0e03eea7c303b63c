import { defineJob, type Outbox } from '@wethi/platform';
import { lastCheck, nextCheck } from '../payment/qr-gateway/check-times';

export interface TipCheck {
  tip_id: number;
  /** Planned questions before this one; absent where the gateway itself spoke. */
  tried?: number;
  /** The payment that the gateway spoke of. */
  told?: string;
}

/** Asks the gateway whether a garland is paid. */
export const checkTip = defineJob<TipCheck>('check-tip', { lane: 'slips', timeout: '1m' });

/** Leaves the next question in the outbox, and none after the last. */
export async function planCheck(outbox: Outbox, tip_id: number, tried: number, now: Date): Promise<void> {
  const dueAt = nextCheck(tried, now);
  if (dueAt) await outbox.add(checkTip, { tip_id, tried }, { dueAt, dedupeKey: `check-tip:${tip_id}:${tried}` });
}

/** Leaves one more question about a paid garland. */
export async function planLastCheck(outbox: Outbox, tip_id: number, now: Date): Promise<void> {
  await outbox.add(checkTip, { tip_id }, { dueAt: lastCheck(now), dedupeKey: `${checkTip.name}:${tip_id}:settled` });
}
