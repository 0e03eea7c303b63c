import { CONSENT_VERSION } from '@wethi/contract';
import { ask, call, withMinimumDuration } from '@wethi/http';

const CREATION_MS = 1000;

/** Is there an account with this phone? */
export async function phoneExists(tel: string): Promise<boolean> {
  return Boolean((await ask('GET', 'userByTel', { query: { tel } })).result);
}

/** Makes the account and signs in. */
export async function register(user_tel: string, user_password: string, ticket: string): Promise<void> {
  const body = { user_tel, user_password, ticket, consent_version: CONSENT_VERSION } as const;
  await withMinimumDuration(CREATION_MS, call('POST', 'userRegister', { body }));
}

/** Sets a new PIN; every session there was ends. */
export async function setNewPin(user_tel: string, user_password: string, ticket: string): Promise<void> {
  const body = { user_tel, user_password, ticket, consent_version: CONSENT_VERSION } as const;
  await call('POST', 'userUpdatePassword', { body });
}

/** Signs in. @param ticket of a code, for a device that needs one @returns what the member should know */
export async function signIn(user_tel: string, user_password: string, ticket?: string): Promise<string | undefined> {
  const { message } = await call('POST', 'login', { body: { user_tel, user_password, ticket } });
  return message;
}
