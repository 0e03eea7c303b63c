import { CODE_RESEND_SECONDS } from '@wethi/contract';
import { limit, networkOf, type Count } from '@wethi/platform';

/** The money fuse: SMS to all phones together. */
export const smsLimit = limit({
  key: 'sms',
  points: 'SMS_PER_DAY',
  per: '1d',
  durable: true,
  refusal: 'CODE_TOO_MANY',
});

/** Codes to one phone, one after the other. */
export const codePause = limit({
  key: 'sms-pause',
  points: 1,
  per: `${CODE_RESEND_SECONDS}s`,
  durable: true,
  refusal: 'CODE_TOO_SOON',
});

/** Codes to one phone, whoever asks for them; a device that its owner signed in on has its own count. */
export const codesPerPhone = limit({
  key: 'sms-phone',
  points: 5,
  per: '1d',
  durable: true,
  refusal: 'CODE_TOO_MANY',
});

/** Codes that one address asks for; who enters theirs gives it back, so that people behind one address do not add up. */
const codesPerAddress = limit({
  key: 'sms-address',
  points: 'SMS_PER_ADDRESS',
  per: '1d',
  durable: true,
  refusal: 'CODE_TOO_MANY',
});

/** The same of a network of IPv6, so that one person who has many addresses leaves codes to everybody else. */
const codesPerNetwork = limit({
  key: 'sms-network',
  points: 'SMS_PER_NETWORK',
  per: '1d',
  durable: true,
  refusal: 'CODE_TOO_MANY',
});

/** What a code counts against at the place that asks for it. */
export function placesOf(address: string): readonly Count[] {
  const own: Count = [codesPerAddress, address];
  return address.includes(':') ? [own, [codesPerNetwork, networkOf(address)]] : [own];
}
