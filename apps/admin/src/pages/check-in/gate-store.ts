import type { Schema } from '@wethi/api-client';
import type { BodyOf } from '@wethi/http';
import { isSigned } from './guests';

export type GuestTicket = Schema<'GuestTicket'>;
export type GateVerdict = Schema<'GateVerdict'>;
export type GateEntry = BodyOf<'POST', 'checkIn'>['entries'][number];

/** What a gate's device keeps of a show, for the time that it has no line. */
export interface GateMemory {
  /** Of the show. */
  title?: string;
  tickets: GuestTicket[];
  /** When the list was read, ms; 0 where there is none. */
  readAt: number;
  /** Let in without a line, and not told yet. */
  waiting: GateEntry[];
  entered: number;
}

const EMPTY: GateMemory = { tickets: [], readAt: 0, waiting: [], entered: 0 };
const keyOf = (productId: number) => `wethi-gate-${productId}`;

export function readGate(productId: number): GateMemory {
  const kept = localStorage.getItem(keyOf(productId));
  return kept ? (JSON.parse(kept) as GateMemory) : EMPTY;
}

export function keepGate(productId: number, memory: GateMemory): void {
  try {
    localStorage.setItem(keyOf(productId), JSON.stringify(memory));
  } catch {
    // Without room it is kept as long as the page is open.
  }
}

/** By which the list knows a ticket: the server keeps it the same way. */
export async function ticketHash(token: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Judges a press by the list alone. A QR of another show cannot be told from one that is none of ours. */
export function judgeByList(
  ticket: GuestTicket | undefined,
  entry: GateEntry,
  gate: string,
): { verdict: GateVerdict; admits: boolean } {
  // Its buyer knows the code still, who may have sold it: whoever holds it now is found by name or phone.
  const isSent = ticket?.is_sent && entry.ticket !== undefined && !isSigned(entry.ticket);
  const admits = ticket !== undefined && !isSent && (ticket.entry_at === null || entry.again === true);
  const again = entry.again === true && ticket?.entry_at !== null;
  const verdict: GateVerdict = {
    entry_key: entry.entry_key,
    verdict: !ticket ? 'unknown' : isSent ? 'sent' : admits ? (again ? 'again' : 'valid') : 'used',
    orders_detail_id: ticket?.orders_detail_id ?? null,
    ticket_code: ticket?.ticket_code ?? null,
    holder_name: ticket?.holder_name ?? null,
    product_price_title: ticket?.product_price_title ?? null,
    product_title: null,
    stage_date: null,
    entry_at: ticket?.entry_at ?? entry.entry_at,
    entry_gate: ticket?.entry_gate ?? gate,
    is_clash: false,
  };
  return { verdict, admits };
}
