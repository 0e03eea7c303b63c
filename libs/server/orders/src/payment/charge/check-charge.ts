import { defineJob, type Outbox } from '@wethi/platform';
import { lastCheck, nextCheck } from '../qr-gateway/check-times';

export interface ChargeCheck {
  charge_id: number;
  /** Planned questions before this one; absent where the gateway itself spoke. */
  tried?: number;
  /** The payment that the gateway spoke of. */
  told?: string;
}

/** Asks the gateway whether a QR of an order is paid. */
export const checkCharge = defineJob<ChargeCheck>('check-charge', { lane: 'slips', timeout: '1m' });

/** Leaves one more question about a paid charge. */
export async function planLastCheck(outbox: Outbox, charge_id: number, now: Date): Promise<void> {
  const dedupeKey = `${checkCharge.name}:${charge_id}:settled`;
  await outbox.add(checkCharge, { charge_id }, { dueAt: lastCheck(now), dedupeKey });
}

/** Leaves the next question in the outbox, and none after the last. */
export async function planChargeCheck(outbox: Outbox, charge_id: number, tried: number, now: Date): Promise<void> {
  const dueAt = nextCheck(tried, now);
  const dedupeKey = `${checkCharge.name}:${charge_id}:${tried}`;
  if (dueAt) await outbox.add(checkCharge, { charge_id, tried }, { dueAt, dedupeKey });
}
