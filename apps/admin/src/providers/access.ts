import { useGetIdentity, type AccessControlProvider } from '@refinedev/core';
import { roleMay, type Permission, type PersonnelRole } from '@wethi/contract';
import { signedIn, type Identity } from './auth';

/** What each screen and record asks of the role, as its calls do (docs/routes.md). */
const NEEDED = {
  auditLog: { read: 'audit.read', write: 'audit.read' },
  band: { read: 'catalog.write', write: 'catalog.write' },
  bandMember: { read: 'catalog.write', write: 'catalog.write' },
  bandMemberDetail: { read: 'catalog.write', write: 'catalog.write' },
  bandStaff: { read: 'staff.read', write: 'staff.write' },
  bookBank: { read: 'banks.read', write: 'banks.write' },
  buyerMessage: { read: 'messages.send', write: 'messages.send' },
  checkIn: { read: 'tickets.check', write: 'tickets.check' },
  coach: { read: 'catalog.write', write: 'catalog.write' },
  coupon: { read: 'coupons.read', write: 'coupons.write' },
  couponEmail: { read: 'coupons.read', write: 'coupons.write' },
  couponTel: { read: 'coupons.read', write: 'coupons.write' },
  course: { read: 'catalog.write', write: 'catalog.write' },
  courseChapter: { read: 'catalog.write', write: 'catalog.write' },
  courseSlot: { read: 'catalog.write', write: 'catalog.write' },
  dashboard: { read: 'orders.read', write: 'orders.approve' },
  dataImport: { read: 'catalog.import', write: 'catalog.import' },
  deliveries: { read: 'messages.send', write: 'messages.send' },
  helpRequest: { read: 'people.read', write: 'people.write' },
  infoPage: { read: 'pages.write', write: 'pages.write' },
  liveStreamingComment: { read: 'chat.moderate', write: 'chat.moderate' },
  liveStreaming: { read: 'media.write', write: 'media.write' },
  member: { read: 'people.read', write: 'people.write' },
  memberGroup: { read: 'people.read', write: 'people.write' },
  money: { read: 'money.reconcile', write: 'money.reconcile' },
  moneyBack: { read: 'orders.refund', write: 'orders.refund' },
  orders: { read: 'orders.read', write: 'orders.approve' },
  ordersConfirm: { read: 'orders.approve', write: 'orders.approve' },
  personnel: { read: 'personnel.read', write: 'personnel.write' },
  product: { read: 'catalog.write', write: 'catalog.write' },
  productDetailList: { read: 'catalog.write', write: 'catalog.write' },
  productDetailType: { read: 'tabs.write', write: 'tabs.write' },
  productPrice: { read: 'catalog.write', write: 'catalog.write' },
  retention: { read: 'audit.read', write: 'audit.read' },
  sales: { read: 'reports.read', write: 'reports.read' },
  shopSetting: { read: 'settings.read', write: 'settings.write' },
  staff: { read: 'staff.read', write: 'staff.write' },
  stage: { read: 'catalog.write', write: 'catalog.write' },
  stageTimeComment: { read: 'chat.moderate', write: 'chat.moderate' },
  stageTime: { read: 'catalog.write', write: 'catalog.write' },
  user: { read: 'people.read', write: 'people.write' },
  userChecking: { read: 'people.read', write: 'people.write' },
  userCourse: { read: 'people.read', write: 'people.write' },
  userCourseBooking: { read: 'people.read', write: 'people.write' },
  videos: { read: 'media.write', write: 'media.write' },
  videosStatistics: { read: 'media.read', write: 'media.write' },
} satisfies Record<string, Record<'read' | 'write', Permission>>;
export type ScreenName = keyof typeof NEEDED;

/** What nobody may do in a screen, because the record comes into being or ends another way. */
const CLOSED: Record<string, readonly string[]> = {
  user: ['create', 'delete'],
  auditLog: ['create', 'edit', 'delete'],
  retention: ['create', 'edit', 'delete'],
  shopSetting: ['create', 'edit', 'delete'],
  orders: ['create', 'edit', 'delete'],
  moneyBack: ['create', 'edit', 'delete'],
  infoPage: ['create', 'delete'],
  helpRequest: ['create', 'edit'],
  liveStreamingComment: ['create', 'edit'],
  stageTimeComment: ['create', 'edit'],
  videosStatistics: ['create', 'edit', 'delete'],
};
/** A band changes these rows of its own, and neither makes nor ends them. */
const CLOSED_TO_BANDS: Record<string, readonly string[]> = { band: ['create', 'delete'], staff: ['create', 'delete'] };

/** Whether a role sees a screen, in the menu and by its address. */
export function maySee(role: PersonnelRole | undefined, screen: ScreenName): boolean {
  return role !== undefined && roleMay(role, NEEDED[screen].read);
}

/** Whether a role is shown a button. @param action `create`, `edit` or `delete`; any other is reading */
export function mayUse(role: PersonnelRole, resource: string, action: string): boolean {
  if (CLOSED[resource]?.includes(action)) return false;
  if (role === 'band' && CLOSED_TO_BANDS[resource]?.includes(action)) return false;
  const needed = NEEDED[resource as ScreenName] as (typeof NEEDED)[ScreenName] | undefined;
  if (!needed) return false;
  return roleMay(role, ['create', 'edit', 'delete'].includes(action) ? needed.write : needed.read);
}

/** Whether the signed-in person holds a permission. */
export function useMay(permission: Permission): boolean {
  const { data: person } = useGetIdentity<Identity>();
  return person !== undefined && roleMay(person.role, permission);
}

/** Which buttons a screen shows; the server decides by itself whether a call is allowed. */
export const accessControlProvider: AccessControlProvider = {
  can: async ({ resource = '', action }) => ({ can: mayUse((await signedIn()).role, resource, action) }),
  // Whoever signs in next may have another role.
  options: { queryOptions: { staleTime: 0, gcTime: 0 } },
};
