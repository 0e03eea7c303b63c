import { CODE_RESEND_SECONDS } from '@wethi/contract';
import { ApiError, call } from '@wethi/http';
import { useRef } from 'react';
import { useFourDigits } from '../ui/fields/use-four-digits';

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

const MAYBE_USED = 'รหัสนี้อาจใช้ไปแล้วตอนสัญญาณหลุด กรุณาขอรหัสใหม่';

/**
 * The digits of an SMS. A right code is used up: when what follows it fails, the same digits go on with its ticket.
 * @param onTicket what the proven phone is for
 */
export function useCode(telNumber: string, purpose: CodePurpose, onTicket: (ticket: string) => unknown) {
  const proven = useRef<{ pin: string; ticket: string }>(undefined);
  const unanswered = useRef<string>(undefined);
  const prove = async (pin: string): Promise<string> => {
    if (proven.current?.pin === pin) return proven.current.ticket;
    try {
      const { ticket } = await call('POST', 'verifyOTP', { body: { telNumber, pin, purpose } });
      proven.current = { pin, ticket };
      return ticket;
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.isUnanswered) unanswered.current = pin;
      if (failure.code !== 'CODE_WRONG' || unanswered.current !== pin) throw failure;
      throw new ApiError(MAYBE_USED, failure.status, failure.code);
    }
  };
  return useFourDigits(async (pin) => {
    const ticket = await prove(pin);
    try {
      await onTicket(ticket);
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'TICKET_INVALID') proven.current = undefined;
      throw failure;
    }
  });
}
