import { Theater, Ticket, User, type LucideIcon } from 'lucide-react';
import type { Item } from './item';

const KEPT = 3;
const ICONS: Record<NonNullable<Item['kept']>, LucideIcon> = { customer: User, order: Ticket, show: Theater };

type Kept = Pick<Item, 'to' | 'title' | 'caption' | 'picture'> & { kept: NonNullable<Item['kept']> };

/** Of this tab and this person, so that nobody who comes to the computer later reads whom they looked for. */
const keyOf = (personId: number) => `search-${personId}`;

function read(personId: number): Kept[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(personId)) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

/** What was chosen last, the newest first. */
export function recentItems(personId: number): Item[] {
  return read(personId).map((item) => ({ ...item, icon: ICONS[item.kept] }));
}

export function keep(personId: number, { to, title, caption, picture, kept }: Item): void {
  if (!kept) return;
  const others = read(personId).filter((item) => item.to !== to);
  const items: Kept[] = [{ to, title, caption, picture, kept }, ...others].slice(0, KEPT);
  try {
    sessionStorage.setItem(keyOf(personId), JSON.stringify(items));
  } catch {
    // Without room for it nothing is kept.
  }
}
