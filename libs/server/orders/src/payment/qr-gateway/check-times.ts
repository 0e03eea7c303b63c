/**
 * Seconds to each question that nobody needs to ask as long as the gateway's notices arrive: while the QR can be paid, when
 * it no longer can, and for a day in which a slow bank may still tell.
 */
const GAPS = [60, 180, 390, 600, 2_400, 18_000, 64_800] as const;

/** A bank takes a payment back on the day itself; the next day it is settled, or gone. */
const SETTLED_MS = 30 * 3_600_000;

/** When what was paid is asked about once more, should the notice that it was taken back have got lost. */
export function lastCheck(now: Date): Date {
  return new Date(now.getTime() + SETTLED_MS);
}

/**
 * When a QR is asked about next.
 * @param tried planned questions before that one
 * @returns undefined after the last
 */
export function nextCheck(tried: number, now: Date): Date | undefined {
  const seconds = GAPS[tried];
  return seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1000);
}
