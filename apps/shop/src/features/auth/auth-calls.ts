import { CODE_RESEND_SECONDS, CONSENT_VERSION } from '@wethi/contract';
import { ask, call, withMinimumDuration } from '@wethi/http';

const CREATION_MS = 1000;

export type CodePurpose = 'register' | 'forgot' | 'device';

/** Is there an account with this phone? */
export async function phoneExists(tel: string): Promise<boolean> {
  return Boolean((await ask('GET', 'userByTel', { query: { tel } })).result);
}

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

/** Gives the code of an SMS for a ticket that proves the phone. */
export async function verifyCode(telNumber: string, pin: string, purpose: CodePurpose): Promise<string> {
  return (await call('POST', 'verifyOTP', { body: { telNumber, pin, purpose } })).ticket;
}

/** Makes the account and signs in. */
export async function register(user_tel: string, user_password: string, ticket: string): Promise<void> {
  const body = { user_tel, user_password, ticket, consent_version: CONSENT_VERSION } as const;
  await withMinimumDuration(CREATION_MS, call('POST', 'userRegister', { body }));
}

/** Sets a new PIN; every session there was ends. */
export async function setNewPin(user_tel: string, user_password: string, ticket: string): Promise<void> {
  await call('POST', 'userUpdatePassword', { body: { user_tel, user_password, ticket } });
}

/** Signs in. @param ticket of a code, for a device that needs one */
export async function signIn(user_tel: string, user_password: string, ticket?: string): Promise<void> {
  await call('POST', 'login', { body: { user_tel, user_password, ticket } });
}
