import { CODE_RESEND_SECONDS } from '@wethi/contract';
import { ApiError, call } from '@wethi/http';

export type CodePurpose = 'register' | 'forgot' | 'device' | 'oldphone' | 'newphone';

/** A code that is on its way. */
export interface SentCode {
  /** Seconds until another may be asked for. */
  resendIn: number;
  /** Stands in the SMS, too, and tells it from others. */
  reference: string;
}

/** Sends a code by SMS. */
export async function sendCode(tel: string, purpose: CodePurpose): Promise<SentCode> {
  const { data } = await call('GET', 'sendOTP', { query: { tel, purpose } });
  return { resendIn: data?.resend_in ?? CODE_RESEND_SECONDS, reference: data?.reference ?? '' };
}

/** The same where a code may have been sent a moment ago, by this person or by whoever helps them: that one is asked for. */
export async function sendCodeOnce(tel: string, purpose: CodePurpose): Promise<SentCode> {
  try {
    return await sendCode(tel, purpose);
  } catch (failure) {
    if (!isOnItsWay(failure)) throw failure;
    return { resendIn: failure.retryAfterSeconds || CODE_RESEND_SECONDS, reference: '' };
  }
}

/** One that was sent for another purpose, or used, is of no use here: who was told to type it would wait for nothing. */
export function isOnItsWay(failure: unknown): failure is ApiError {
  if (!(failure instanceof ApiError) || failure.code !== 'CODE_TOO_SOON') return false;
  return (failure.data as { code_sent?: boolean } | undefined)?.code_sent === true;
}

/** Gives the code of an SMS for a ticket that proves the phone. */
export async function verifyCode(telNumber: string, pin: string, purpose: CodePurpose): Promise<string> {
  return (await call('POST', 'verifyOTP', { body: { telNumber, pin, purpose } })).ticket;
}
