import type { Contacts } from '@wethi/contract';
import { useRootData } from '../root-data';

/** The ways to the people behind the shop, as the back office says. */
export const useContacts = (): Contacts => useRootData().contacts;

/** Opens the chat with the shop in LINE, with the first message typed already. */
export function lineMessageUrl({ line }: Contacts, text: string): string {
  return `https://line.me/R/oaMessage/${encodeURIComponent(line)}/?${encodeURIComponent(text)}`;
}
