import { addresses } from './addresses.ts';
import { send } from './http.ts';

export interface Message {
  id: number;
  channel: 'sms' | 'chat' | 'email';
  to: string;
  subject?: string;
  text: string;
  picture_url?: string;
  meta: { code?: string; html?: string; attachments?: { filename: string; url: string }[] };
}

/** What a test may say about a slip that the sandbox draws (apps/sandbox/README.md). */
export interface SlipWishes {
  /** Baht. */
  amount: number;
  account_no: string;
  account_name?: string;
  receiver_bank?: string;
  /** false: a slip without QR. */
  qr?: boolean;
  /** false: a forgery, which no bank knows. */
  register?: boolean;
  /** The services answer by the end of its reference: P2, the bank does not know it for two minutes; E5, HTTP 500. */
  ending?: 'P2' | 'E5';
}

/** Messages of a channel to one address, newest last; waits up to `seconds` for the first. */
export async function messages(
  channel: Message['channel'],
  { to = '', afterId = 0, seconds = 10 }: { to?: string; afterId?: number; seconds?: number } = {},
): Promise<Message[]> {
  const query = new URLSearchParams({ channel, after_id: String(afterId), wait: String(seconds), ...(to && { to }) });
  const { json } = await send('GET', `${addresses.inbox}/api/messages?${query}`, { milliseconds: 15_000 });
  return json.data as Message[];
}

/** Number of the newest message, to look only at those that come after it. */
export async function newestMessage(): Promise<number> {
  const { json } = await send('GET', `${addresses.inbox}/api/messages`);
  return (json.data as Message[]).at(-1)?.id ?? 0;
}

/** The code of the newest SMS to a phone that came after a message. */
export async function codeFor(tel: string, afterId = 0): Promise<string> {
  const come = await messages('sms', { to: tel, afterId });
  const code = come.findLast(({ meta }) => meta.code)?.meta.code;
  if (code) return code;
  const last = come.at(-1);
  if (!last) throw new Error(`no code came to ${tel}`);
  // Something else was told before it.
  return codeFor(tel, last.id);
}

/** A picture of a bank's transfer slip, as a file for an upload field. */
export const makeSlip = (wishes: SlipWishes) => makeSlipAt(addresses.inbox, wishes);

/** The same, by the sandbox at some address. */
export async function makeSlipAt(
  inbox: string,
  wishes: SlipWishes,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { status, bytes } = await send('POST', `${inbox}/api/slips`, { body: wishes });
  if (status >= 300) throw new Error(`the sandbox drew no slip: ${status} ${bytes.toString('utf8', 0, 300)}`);
  return { name: 'slip.png', mimeType: 'image/png', buffer: bytes };
}
