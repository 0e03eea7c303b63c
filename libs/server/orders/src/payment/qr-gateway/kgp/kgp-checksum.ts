import { createHash } from 'node:crypto';
import { satangText, toSatang } from '@wethi/contract';
import { isSame } from '@wethi/platform';

/** The fields of a notice that its checksum covers. */
export interface Signed {
  id: string;
  amount: number | string;
  currency: string;
  status: string;
  transaction_state: string;
  failure_code: string;
  checksum: string;
}

/** With the failure's code, or without: implementations differ (facts/integrations.md §4.3). */
export type ChecksumForm = 'with failure_code' | 'without failure_code';

/**
 * Which form of the checksum a notice bears. Both are computed, and compared in constant time.
 * @returns undefined when it bears neither
 */
export function checksumForm(notice: Signed, secret: string): ChecksumForm | undefined {
  const { id, amount, currency, status, transaction_state, failure_code } = notice;
  const signed = [id, `${satangText(toSatang(amount))}00`, currency, status, transaction_state].join('');
  const hasLong = isHashOf(notice.checksum, `${signed}${failure_code}${secret}`);
  const hasShort = isHashOf(notice.checksum, `${signed}${secret}`);
  if (hasLong) return 'with failure_code';
  return hasShort ? 'without failure_code' : undefined;
}

function isHashOf(given: string, text: string): boolean {
  return isSame(Buffer.from(given, 'hex'), createHash('sha256').update(text).digest());
}
