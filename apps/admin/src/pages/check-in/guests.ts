import type { GuestTicket } from './gate-store';

/** The end of a phone, which is all of it that the list knows. */
const TEL_LETTERS = 4;
/** A name, or a phone or its end. A code has letters and digits, and a QR more than these. */
const PERSON = /^([\p{L}\p{M}. ]+|\+?[\d -]{4,})$/u;
const SIGNED = /^\d+\.\d+\.[\w-]{22}$/;
const PHONE = /^\+?[\d -]{9,}$/;

/** Whether what was typed at a gate names somebody instead of a ticket. */
export function isPerson(text: string): boolean {
  return PERSON.test(text);
}

/** Whether a text has the shape of what the QR of a ticket holds; the server knows whether it is one. */
export function isSigned(text: string): boolean {
  return SIGNED.test(text);
}

/** Those of whom a text may speak: by name, phone or code. */
export function guestsOf(tickets: readonly GuestTicket[], text: string): GuestTicket[] {
  const words = text.trim().toLowerCase();
  const wanted = PHONE.test(words) ? words.replace(/\D/g, '').slice(-TEL_LETTERS) : words;
  return tickets.filter(({ holder_name, holder_tel, ticket_code, product_price_title }) =>
    `${holder_name} ${holder_tel} ${ticket_code} ${product_price_title ?? ''}`.toLowerCase().includes(wanted),
  );
}
