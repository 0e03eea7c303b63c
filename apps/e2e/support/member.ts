import { randomInt } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { addresses } from './addresses.ts';
import { send, type Envelope } from './http.ts';
import { codeFor } from './inbox.ts';

export interface Member {
  tel: string;
  pin: string;
  token: string;
}

/** A phone that nobody has used; the sandbox gives some endings another outcome, none that end in 3 to 9. */
export function newPhone(): string {
  return `09${randomInt(1_000_000, 10_000_000)}${randomInt(3, 10)}`;
}

/** Tests share one machine, but not the limits that count addresses. */
function someAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
}

/** Calls the API for a guest or, with a token, for a member. */
export async function api(
  method: string,
  path: string,
  { token, body, from }: { token?: string; body?: object; from?: string } = {},
): Promise<Envelope & { status: number }> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { status, json } = await send(method, `${addresses.shop}/api/${path}`, { headers, body, from });
  return { ...json, status };
}

/** Who a member is in the records of the back office. */
export async function idOf({ token }: Pick<Member, 'token'>): Promise<number> {
  const { result } = await api('GET', 'loginPing', { token });
  return (result as unknown as { id: number }).id; // of this call alone it is the person
}

/** Registers a new member through the API, the code read from the SMS. */
export async function newMember(pin = '2580'): Promise<Member> {
  const tel = newPhone();
  const from = someAddress();
  await agreed(api('GET', `sendOTP?tel=${tel}&purpose=register`, { from }));
  const code = { telNumber: tel, pin: await codeFor(tel), purpose: 'register' };
  const { ticket } = await agreed(api('POST', 'verifyOTP', { body: code, from }));
  const body = { user_tel: tel, user_password: pin, ticket, consent_version: '2026-11' };
  const { token } = await agreed(api('POST', 'userRegister', { body, from }));
  return { tel, pin, token: String(token) };
}

async function agreed(call: Promise<Envelope & { status: number }>): Promise<Envelope> {
  const answer = await call;
  if (!answer.result) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer;
}

/** Makes a browser the member's, as after signing in. */
export async function signIn(context: BrowserContext, { token }: Member): Promise<void> {
  await context.addCookies([
    { name: 'wethi_member', value: token, url: addresses.shop, httpOnly: true, sameSite: 'Lax' },
  ]);
}
