import type { LucideIcon } from 'lucide-react';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenName } from './providers/access';

/** What each file of `pages` says about itself. */
export interface Screen {
  /** The wire resource that the screen shows; who sees it stands in providers/access.ts. */
  name: ScreenName;
  path: string;
  label: string;
  /** Without one it stands above the groups. */
  group?: keyof typeof GROUPS;
  /** In its group; those of the same place stand in the order of their names. */
  place: number;
  icon: LucideIcon;
}

type ShownScreen = Screen & { Page: LazyExoticComponent<ComponentType> };

/** The drawer's groups in their order (product.md §2), and what people call them. */
export const GROUPS = {
  Member: 'สมาชิก',
  Band: 'วง',
  Stage: 'เวที',
  Product: 'สินค้า',
  Order: 'คำสั่งซื้อ',
  Discount: 'ส่วนลด',
} as const;

const pages = import.meta.glob<{ default: ComponentType }>(['./pages/*.tsx', '!./pages/*.spec.tsx']);
// Under another address a file is another module: of that one only this export is in the first download, as no file
// but the styles has effects of its own (package.json).
const declared = import.meta.glob<Screen>(['./pages/*.tsx', '!./pages/*.spec.tsx'], {
  query: '?screen',
  import: 'screen',
  eager: true,
});

/** Every screen of the back office; menu and routes are mapped from this array. */
export const screens: ShownScreen[] = Object.entries(pages)
  .map(([file, load]) => ({ ...(declared[file] as Screen), Page: lazy(load) }))
  .sort((one, other) => one.place - other.place);

/** Where a menu entry leads: the path without its optional parameter. */
export function linkOf({ path }: Screen): string {
  return path.replace(/\/:\w+\?$/, '');
}
