import { CODE_RESEND_SECONDS } from '@wethi/contract';
import { limit } from '@wethi/platform';

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
export const codesPerAddress = limit({
  key: 'sms-address',
  points: 'SMS_PER_ADDRESS',
  per: '1d',
  durable: true,
  refusal: 'CODE_TOO_MANY',
});
