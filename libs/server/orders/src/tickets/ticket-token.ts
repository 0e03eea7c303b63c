import { hashOf, isSame, signatureOf } from '@wethi/platform';

const PURPOSE = 'ticket';

/** One state of a ticket: who sends it on gets another version. */
export interface TicketVersion {
  detailId: number;
  version: number;
}

/** What the QR of a ticket holds: unguessable, as only this installation signs it. @param secret TOKEN_SECRET */
export function signTicket({ detailId, version }: TicketVersion, secret: string): string {
  const text = `${detailId}.${version}`;
  return `${text}.${signatureOf(PURPOSE, text, secret).toString('base64url')}`;
}

/** @returns undefined of what is no ticket of ours */
export function readTicket(token: string, secret: string): TicketVersion | undefined {
  const [, text, signature = ''] = /^(\d{1,10}\.\d{1,6})\.([\w-]{22})$/.exec(token) ?? [];
  if (!text) return undefined;
  if (!isSame(Buffer.from(signature, 'base64url'), signatureOf(PURPOSE, text, secret))) return undefined;
  const [detailId = 0, version = 0] = text.split('.').map(Number);
  return { detailId, version };
}

/** By which a device without a line knows a ticket; no ticket can be made of it. */
export function ticketHash(token: string): string {
  return hashOf(token).slice(0, 32);
}
