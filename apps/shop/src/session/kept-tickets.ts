import { keepPage } from '@wethi/browser/keep-page';
import type { OwnTicket } from '../api-types';
import { paths } from '../config/paths';

const KEY = 'wethi-tickets';
/** As sw.js calls it. */
const PAGE = 'tickets-page';

/** Whose they are stands beside them: a phone may have several members. */
interface Kept {
  member: number;
  tickets: OwnTicket[];
}

function read(): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    return kept?.tickets ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/** @param member who is signed in, as far as that is known: without a line it is who was when these were kept */
export function keptTickets(member: number | undefined): OwnTicket[] | undefined {
  const kept = read();
  return member === undefined || kept?.member === member ? kept?.tickets : undefined;
}

/** What a member saw once is shown without a line, too: at the gate there may be none. */
export function keepTickets(member: number, tickets: OwnTicket[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ member, tickets } satisfies Kept));
  } catch {
    // No room, or not allowed: rather none than such as were sent on since.
    forgetTickets();
  }
}

/** The page that shows them, for sw.js; nothing in it is a member's. */
export function keepTicketsPage(): void {
  keepPage(PAGE, paths.tickets).catch(() => undefined);
}

/** @param member whose tickets may stay */
export function forgetTickets(member?: number): void {
  if (member !== undefined && read()?.member === member) return;
  try {
    if (localStorage.getItem(KEY) === null) return;
    localStorage.removeItem(KEY);
    if ('caches' in window) void caches.delete(PAGE);
  } catch {
    // Where nothing may be kept nothing was.
  }
}
