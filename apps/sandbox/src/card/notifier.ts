import { createHash } from 'node:crypto';
import { describeCharge } from './charges';
import type { Charge, Charges } from './charges';

const PATIENCE_MS = 10_000;

/** What a shop sets in the gateway's merchant portal. */
export interface MerchantPortal {
  secretKey: string;
  notifyUrl?: string;
  returnUrl?: string;
  /** How often 2C2P posts its answer to the shop (1). */
  formNotify?: number;
  /** Its answers bear a hash that is none. */
  formHashWrong?: boolean;
}

/** SHA-256 over id, amount with four decimals, currency, status, state, failure code and secret key. */
export function chargeChecksum(charge: Charge, secretKey: string): string {
  const amount = (charge.amount_satang / 100).toFixed(4);
  const text = [
    charge.charge_id,
    amount,
    charge.currency,
    'success',
    charge.state,
    charge.failure_code ?? '',
    secretKey,
  ];
  return createHash('sha256').update(text.join('')).digest('hex');
}

/** Posts the result of a charge to the shop's notify address, as often as the charge asks for; keeps the answers. */
export async function notifyMerchant(charge: Charge, charges: Charges, portal: MerchantPortal, publicUrl: string) {
  if (!portal.notifyUrl) return;
  const checksum = chargeChecksum(charge, charge.notify.wrongChecksum ? 'wrong' : portal.secretKey);
  const body = JSON.stringify({ ...describeCharge(charge, publicUrl), checksum });
  for (let time = 0; time < charge.notify.times; time += 1) {
    const notification = { at: new Date().toISOString(), status: await post(portal.notifyUrl, body) };
    const present = charges.find(charge.charge_id) ?? charge;
    charges.change(present, { notifications: [...present.notifications, notification] });
  }
}

async function post(url: string, body: string): Promise<number | string> {
  try {
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    return response.status;
  } catch (error) {
    return (error as Error).name;
  }
}

/** The sandbox calls nobody but this machine. */
export function isLocalUrl(url: string): boolean {
  const parsed = URL.parse(url);
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return false;
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parsed.hostname);
}
