import type { AccessControlProvider } from '@refinedev/core';

/** What nobody may do in a screen, because the record comes into being or ends another way. */
const CLOSED: Record<string, readonly string[]> = {
  user: ['create', 'delete'],
  orders: ['create', 'edit', 'delete'],
  moneyBack: ['create', 'edit', 'delete'],
};

/** Which buttons a screen shows; the server decides by itself whether a call is allowed. */
export const accessControlProvider: AccessControlProvider = {
  can: ({ resource = '', action }) => Promise.resolve({ can: !CLOSED[resource]?.includes(action) }),
};
