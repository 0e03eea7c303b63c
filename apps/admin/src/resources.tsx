import {
  BadgeCheck,
  Contact,
  Guitar,
  Landmark,
  LayoutDashboard,
  ListMusic,
  MicVocal,
  Package,
  PanelsTopLeft,
  Receipt,
  Theater,
  Ticket,
  User,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

export interface Screen {
  /** The wire resource that the screen shows. */
  name: string;
  path: string;
  label: string;
  group: keyof typeof GROUPS | undefined;
  icon: LucideIcon;
  Page: LazyExoticComponent<ComponentType>;
}

/** The drawer's groups in their order (product.md §2): English caption → Thai label. */
export const GROUPS = {
  Member: 'สมาชิก',
  Band: 'วง',
  Stage: 'เวที',
  Product: 'สินค้า',
  Order: 'คำสั่งซื้อ',
} as const;

const screen = (
  name: string,
  path: string,
  label: string,
  group: Screen['group'],
  icon: LucideIcon,
  load: () => Promise<{ default: ComponentType }>,
): Screen => ({ name, path, label, group, icon, Page: lazy(load) });

/** Every screen of the back office; menu and routes are mapped from this array. */
export const screens: Screen[] = [
  screen('dashboard', '/', 'แดชบอร์ด', undefined, LayoutDashboard, () => import('./pages/dashboard')),
  screen('user', '/user', 'ผู้ใช้', 'Member', User, () => import('./pages/user')),
  screen('staff', '/staff', 'ทีมงาน', 'Member', MicVocal, () => import('./pages/staff')),
  screen('personnel', '/personnel', 'บุคลากร', 'Member', BadgeCheck, () => import('./pages/personnel')),
  screen('band', '/band', 'วง', 'Band', Guitar, () => import('./pages/band')),
  screen('bandMember', '/bandMember/:id?', 'สมาชิกวง', 'Band', Users, () => import('./pages/band-member')),
  screen('bandStaff', '/bandStaff', 'ทีมงานของวง', 'Band', Contact, () => import('./pages/band-staff')),
  screen('bookBank', '/bookBank/:id?', 'บัญชีรับโอน', 'Band', Landmark, () => import('./pages/book-bank')),
  screen('stage', '/stage', 'เวที', 'Stage', Theater, () => import('./pages/stage')),
  screen('stageTime', '/stageTime/:id?', 'เซตลิสต์', 'Stage', ListMusic, () => import('./pages/stage-time')),
  screen('product', '/product', 'สินค้า', 'Product', Package, () => import('./pages/product')),
  screen(
    'productDetailType',
    '/productDetailType',
    'แท็บรายละเอียด',
    'Product',
    PanelsTopLeft,
    () => import('./pages/product-detail-type'),
  ),
  screen('ordersConfirm', '/ordersConfirm', 'ยืนยันการชำระเงิน', 'Order', Receipt, () => import('./pages/orders-confirm')),
  screen('orders', '/orders', 'คำสั่งซื้อ', 'Order', Ticket, () => import('./pages/orders')),
];

/** Where a menu entry leads: the path without its optional parameter. */
export function linkOf({ path }: Screen): string {
  return path.replace(/\/:\w+\?$/, '');
}
