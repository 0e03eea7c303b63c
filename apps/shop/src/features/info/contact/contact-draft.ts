import { CONTACT_REASON, type ContactReason } from '@wethi/contract';

const KEY = 'wethi_contact_draft';

/** What is typed into the form. */
export interface Typed {
  name?: string;
  contact?: string;
  reason: ContactReason;
  /** Number of the order that it is about. */
  order: string;
  text: string;
}

export const EMPTY: Typed = { reason: 'payment', order: '', text: '' };

/** Keeps what is typed as long as the tab is open, also over a reload; nothing of it once it was sent. */
export function keepDraft(typed: Typed | undefined): void {
  try {
    if (typed) sessionStorage.setItem(KEY, JSON.stringify(typed));
    else sessionStorage.removeItem(KEY);
  } catch {
    // It stands in the form as long as that is open.
  }
}

/** What is kept, as a text that stays the same while nothing is typed. */
export function keptText(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** @returns nothing where nothing was typed in this tab */
export function draftIn(text: string): Partial<Typed> {
  try {
    const { reason, ...typed } = JSON.parse(text || '{}') as Partial<Typed>;
    return { ...typed, ...(reason && reason in CONTACT_REASON && { reason }) };
  } catch {
    return {};
  }
}
