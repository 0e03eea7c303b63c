import type { PersonnelRole } from '@wethi/contract';
import { Plus } from 'lucide-react';
import { maySee, mayUse, type ScreenName } from '../providers/access';
import { GROUPS, linkOf, screens, type Screen } from '../screens';
import type { Item } from './item';

const MOST = 5;
/** Screens whose records are made by `?new`, those first of which most are made. */
const MAKING: readonly ScreenName[] = [
  ...(['product', 'coupon', 'band', 'stage', 'course', 'coach', 'member', 'memberGroup', 'personnel'] as const),
  ...(['staff', 'bandStaff', 'bandMember', 'bookBank', 'productDetailType'] as const),
];

export function screenItem(screen: Screen): Item {
  const { label, group, icon } = screen;
  return { to: linkOf(screen), title: label, caption: group ? `${GROUPS[group]} › ${label}` : 'หน้าจอ', icon };
}

export function makingItem(screen: Screen): Item {
  const noun = screen.name === 'product' ? 'งานแสดง' : screen.label;
  return { ...screenItem(screen), to: `${linkOf(screen)}?new=`, title: `สร้าง${noun}ใหม่`, icon: Plus };
}

export function makingItems(role: PersonnelRole): Item[] {
  const making = MAKING.filter((name) => mayUse(role, name, 'create'));
  return making.flatMap((made) => screens.filter(({ name }) => name === made)).map(makingItem);
}

/** Screens, and what can be made in them, by the Thai name or by the address; those that begin with it first. */
export function screensFound(text: string, role: PersonnelRole): Item[] {
  const typed = text.toLowerCase().replace(/^\/?(?:admin\/)?/, '');
  if (!typed) return [];
  const shown = screens.filter(({ name }) => maySee(role, name)).map(screenItem);
  const has = ({ title, to }: Item) => title.includes(typed) || to.slice(1).toLowerCase().startsWith(typed);
  const begins = ({ title }: Item) => (title.startsWith(typed) ? 0 : 1);
  const found = shown.filter(has).sort((one, other) => begins(one) - begins(other));
  const making = makingItems(role).filter(({ title }) => title.includes(typed));
  return [...found, ...making].slice(0, MOST);
}
