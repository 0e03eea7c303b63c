interface PermissionRule {
  /** Asks for a second factor (decisions.md §4). */
  mfa?: true;
}

const ALL = {
  /** Bands, their members, stages, set lists, products and prices. */
  'catalog.write': {},
  /** Many products of any band at once. */
  'catalog.import': {},
  /** What the pages of all bands share. */
  'tabs.write': {},
  /** Pages of information, such as the conditions. */
  'pages.write': {},
  'staff.read': {},
  'staff.write': {},
  /** The accounts that buyers pay into: a slip into one of them approves its order. */
  'banks.read': {},
  'banks.write': { mfa: true },
  'coupons.read': {},
  /** One that leaves nothing to pay approves its orders. */
  'coupons.write': { mfa: true },
  /** Watching, with what viewers write and choose. */
  'media.read': {},
  /** Videos and uploaded pictures. */
  'media.write': {},
  'comments.delete': {},
  /** The chat of live shows: what is shown, who may write. */
  'chat.moderate': {},
  /** What holds for the chats of all shows. */
  'chat.rule': {},
  'orders.read': {},
  /** Every decision about an order but giving money back. */
  'orders.approve': { mfa: true },
  'orders.refund': { mfa: true },
  /** Closing a way to pay, and opening it again. */
  'ways.write': {},
  /** Whether orders and money agree, and what is done where they do not. */
  'money.reconcile': { mfa: true },
  /** Letting people in at the gates of a hall. */
  'tickets.check': {},
  /** How much was sold and transferred. */
  'reports.read': {},
  /** Customers. */
  'people.read': {},
  'people.write': {},
  /** Making two accounts of one person one. */
  'people.merge': { mfa: true },
  'messages.send': {},
  'personnel.read': {},
  /** What colleagues changed, and what is kept for how long. */
  'audit.read': {},
  'personnel.write': { mfa: true },
  /** What holds for the whole shop: how long is watched, what is refunded, texts, rooms, who sells. */
  'settings.read': {},
  'settings.write': { mfa: true },
} as const satisfies Record<string, PermissionRule>;

export type Permission = keyof typeof ALL;
/** What personnel may be allowed to do; each stands behind at least one call. */
export const PERMISSIONS: Readonly<Record<Permission, PermissionRule>> = ALL;

export const PERSONNEL_ROLE = { owner: 'เจ้าของ', shop: 'พนักงานร้าน', band: 'ทีมงานวง' } as const;
export type PersonnelRole = keyof typeof PERSONNEL_ROLE;

const EVERYTHING = Object.keys(PERMISSIONS) as Permission[];
const OWNER_ONLY: readonly Permission[] = [
  'audit.read',
  'chat.rule',
  'money.reconcile',
  'personnel.read',
  'personnel.write',
  'reports.read',
  'settings.write',
];

/** What each role may do (decisions.md §5). Whoever has the role `band` does it with the rows of one band only. */
export const ROLE_PERMISSIONS: Readonly<Record<PersonnelRole, readonly Permission[]>> = {
  owner: EVERYTHING,
  shop: EVERYTHING.filter((permission) => !OWNER_ONLY.includes(permission)),
  band: [
    'catalog.write',
    'staff.read',
    'staff.write',
    'banks.read',
    'banks.write',
    'media.read',
    'media.write',
    'chat.moderate',
    'orders.read',
    'reports.read',
    'tickets.check',
  ],
};

/** Whether a role holds a permission. */
export function roleMay(role: PersonnelRole, permission: Permission): boolean {
  return ROLE_PERMISSIONS[role].includes(permission);
}
