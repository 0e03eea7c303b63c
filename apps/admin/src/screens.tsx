import {
  BadgeCheck,
  BookOpenCheck,
  CalendarClock,
  ChartColumn,
  ChartLine,
  Contact,
  FileText,
  GraduationCap,
  FileUp,
  Guitar,
  History,
  Hourglass,
  IdCard,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  ListMusic,
  MailCheck,
  MessagesSquare,
  MicVocal,
  Package,
  PanelsTopLeft,
  Percent,
  Presentation,
  RadioTower,
  ReceiptText,
  Scale,
  ScanLine,
  Send,
  Settings,
  Theater,
  Ticket,
  Undo2,
  User,
  Users,
  UsersRound,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import type { ScreenName } from './providers/access';

export interface Screen {
  /** The wire resource that the screen shows; who sees it stands in providers/access.ts. */
  name: ScreenName;
  path: string;
  label: string;
  /** Without one it stands above the groups. */
  group?: keyof typeof GROUPS;
  icon: LucideIcon;
  Page: ComponentType;
  /** Stands beside the title in the header. */
  Note?: ComponentType;
  /** With this in the address it fills the window, without menu and header. */
  fills?: string;
}

/** The menu's groups in their order (product.md §2), and what people call them. */
export const GROUPS = {
  Member: 'สมาชิก',
  Band: 'วง',
  Stage: 'เวที',
  Product: 'สินค้า',
  Order: 'คำสั่งซื้อ',
  Discount: 'ส่วนลด',
  Media: 'สื่อ',
  System: 'ระบบ',
} as const;

/** Every screen of the back office, one a line; menu and routes are mapped from this array, in its order. */
// prettier-ignore
export const screens: readonly Screen[] = [
  { name: 'dashboard', path: '/', label: 'แดชบอร์ด', icon: LayoutDashboard, Page: lazy(() => import('./pages/dashboard')) },
  { name: 'user', path: '/user/:id?', label: 'ผู้ใช้', group: 'Member', icon: User, Page: lazy(() => import('./pages/user')) },
  { name: 'staff', path: '/staff', label: 'ทีมงาน', group: 'Member', icon: MicVocal, Page: lazy(() => import('./pages/staff')) },
  { name: 'personnel', path: '/personnel', label: 'บุคลากร', group: 'Member', icon: BadgeCheck, Page: lazy(() => import('./pages/personnel')) },
  { name: 'member', path: '/member', label: 'สมาชิก', group: 'Member', icon: IdCard, Page: lazy(() => import('./pages/member/member')) },
  { name: 'memberGroup', path: '/memberGroup', label: 'กลุ่มสมาชิก', group: 'Member', icon: UsersRound, Page: lazy(() => import('./pages/member/member-group')) },
  { name: 'band', path: '/band', label: 'วง', group: 'Band', icon: Guitar, Page: lazy(() => import('./pages/band')) },
  { name: 'bandMember', path: '/bandMember/:id?', label: 'สมาชิกวง', group: 'Band', icon: Users, Page: lazy(() => import('./pages/band-member')) },
  { name: 'bandStaff', path: '/bandStaff', label: 'ทีมงานของวง', group: 'Band', icon: Contact, Page: lazy(() => import('./pages/band-staff')) },
  { name: 'bookBank', path: '/bookBank/:id?', label: 'บัญชีรับโอน', group: 'Band', icon: Landmark, Page: lazy(() => import('./pages/book-bank')) },
  { name: 'stage', path: '/stage', label: 'เวที', group: 'Stage', icon: Theater, Page: lazy(() => import('./pages/stage')) },
  { name: 'stageTime', path: '/stageTime/:id?', label: 'เซตลิสต์', group: 'Stage', icon: ListMusic, Page: lazy(() => import('./pages/stage-time/stage-time')) },
  { name: 'product', path: '/product', label: 'สินค้า', group: 'Product', icon: Package, Page: lazy(() => import('./pages/product')) },
  { name: 'productDetailType', path: '/productDetailType', label: 'แท็บรายละเอียด', group: 'Product', icon: PanelsTopLeft, Page: lazy(() => import('./pages/product-detail-type')) },
  { name: 'course', path: '/courses/:id?', label: 'คอร์สเรียน', group: 'Product', icon: GraduationCap, Page: lazy(() => import('./pages/courses/courses')) },
  { name: 'coach', path: '/coach', label: 'โค้ช', group: 'Product', icon: Presentation, Page: lazy(() => import('./pages/courses/coach')) },
  { name: 'userCourse', path: '/userCourse', label: 'ผู้เรียน', group: 'Product', icon: BookOpenCheck, Page: lazy(() => import('./pages/courses/user-course')) },
  { name: 'userChecking', path: '/userChecking', label: 'เช็กชื่อ', group: 'Product', icon: ListChecks, Page: lazy(() => import('./pages/courses/user-checking')) },
  { name: 'userCourseBooking', path: '/userCourseBooking', label: 'จองเรียน', group: 'Product', icon: CalendarClock, Page: lazy(() => import('./pages/courses/user-course-booking')) },
  { name: 'infoPage', path: '/infoPage', label: 'หน้าข้อมูล', group: 'Product', icon: FileText, Page: lazy(() => import('./pages/info-page/info-page')) },
  { name: 'ordersConfirm', path: '/ordersConfirm', label: 'ยืนยันการชำระเงิน', group: 'Order', icon: ReceiptText, Page: lazy(() => import('./pages/orders-confirm')) },
  { name: 'orders', path: '/orders', label: 'คำสั่งซื้อ', group: 'Order', icon: Ticket, Page: lazy(() => import('./pages/orders')) },
  { name: 'money', path: '/money', label: 'กระทบยอดเงิน', group: 'Order', icon: Scale, Page: lazy(() => import('./pages/money/money')) },
  { name: 'checkIn', path: '/checkIn', label: 'ตรวจบัตรหน้างาน', group: 'Order', icon: ScanLine, fills: 'gate=', Page: lazy(() => import('./pages/check-in/check-in')) },
  { name: 'moneyBack', path: '/moneyBack', label: 'เงินที่ต้องคืน', group: 'Order', icon: Undo2, Page: lazy(() => import('./pages/money-back')) },
  { name: 'sales', path: '/sales', label: 'รายงานยอดขาย', group: 'Order', icon: ChartColumn, Page: lazy(() => import('./pages/sales')) },
  { name: 'coupon', path: '/coupon', label: 'คูปอง', group: 'Discount', icon: Percent, Page: lazy(() => import('./pages/coupon')) },
  { name: 'videos', path: '/video', label: 'วิดีโอ', group: 'Media', icon: Video, Page: lazy(() => import('./pages/video/video')) },
  { name: 'liveStreaming', path: '/liveStreaming/:id?', label: 'ไลฟ์สด', group: 'Media', icon: RadioTower, Page: lazy(() => import('./pages/live-streaming/live-streaming')), Note: lazy(() => import('./pages/live-streaming/on-air-tag')) },
  { name: 'videosStatistics', path: '/videosStatistics/:id?', label: 'สถิติการชม', group: 'Media', icon: ChartLine, Page: lazy(() => import('./pages/videos-statistics/videos-statistics')) },
  { name: 'stageTimeComment', path: '/comments', label: 'ความคิดเห็น', group: 'Media', icon: MessagesSquare, Page: lazy(() => import('./pages/comments/comments')), Note: lazy(() => import('./pages/comments/waiting-tag')) },
  { name: 'helpRequest', path: '/helpRequest', label: 'ขอความช่วยเหลือ', group: 'Media', icon: LifeBuoy, Page: lazy(() => import('./pages/help-request/help-request')) },
  { name: 'buyerMessage', path: '/messages', label: 'ส่งข้อความ', group: 'System', icon: Send, Page: lazy(() => import('./pages/messages/messages')) },
  { name: 'deliveries', path: '/deliveries', label: 'บันทึกการส่ง', group: 'System', icon: MailCheck, Page: lazy(() => import('./pages/deliveries/deliveries')) },
  { name: 'dataImport', path: '/import', label: 'นำเข้าข้อมูล', group: 'System', icon: FileUp, Page: lazy(() => import('./pages/data-import/data-import')) },
  { name: 'auditLog', path: '/audit', label: 'ประวัติการแก้ไข', group: 'System', icon: History, Page: lazy(() => import('./pages/audit/audit-page')) },
  { name: 'shopSetting', path: '/settings', label: 'ตั้งค่าร้าน', group: 'System', icon: Settings, Page: lazy(() => import('./pages/settings/settings')) },
  { name: 'retention', path: '/retention', label: 'ระยะเวลาเก็บข้อมูล', group: 'System', icon: Hourglass, Page: lazy(() => import('./pages/retention/retention')) },
];

/** Where a menu entry leads: the path without its optional parameter. */
export function linkOf({ path }: Screen): string {
  return path.replace(/\/:\w+\?$/, '');
}
