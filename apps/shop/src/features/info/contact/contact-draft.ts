import { CONTACT_REASON, type ContactReason } from '@wethi/contract';
import { keepInTab, keptInTab } from '../../../session/kept-in-tab';

const NAME = 'contact';

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
export const keepDraft = (typed: Typed | undefined) => keepInTab(NAME, typed);

/** @returns nothing where nothing was typed in this tab */
export function keptDraft(): Partial<Typed> {
  const { reason, ...typed } = keptInTab<Typed>(NAME) ?? {};
  return { ...typed, ...(reason && reason in CONTACT_REASON && { reason }) };
}
