import { defineJob, type Outbox } from '@wethi/platform';

export interface TipCheck {
  tip_id: number;
  /** Planned questions before this one; absent where the gateway itself spoke. */
  tried?: number;
}

/** Asks the gateway whether a garland is paid. */
export const checkTip = defineJob<TipCheck>('check-tip', { lane: 'slips', timeout: '1m' });

/**
 * Seconds to each question that nobody needs to ask as long as the gateway's notices arrive: while the QR can be paid, when
 * it no longer can, and for a day in which a slow bank may still tell.
 */
const GAPS = [60, 180, 390, 600, 2_400, 18_000, 64_800] as const;

/** Leaves the next question in the outbox, and none after the last. */
export async function planCheck(outbox: Outbox, tip_id: number, tried: number, now: Date): Promise<void> {
  const seconds = GAPS[tried];
  if (seconds === undefined) return;
  const dueAt = new Date(now.getTime() + seconds * 1000);
  await outbox.add(checkTip, { tip_id, tried }, { dueAt, dedupeKey: `check-tip:${tip_id}:${tried}` });
}
