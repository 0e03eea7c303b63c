/**
 * Roles of the table, in the order of a rule's answers. `band` works for the band whose rows the calls name, `rival` for
 * another one.
 */
export const ROLES = ['guest', 'user', 'other', 'rival', 'owner', 'shop', 'band'] as const;
export type Role = (typeof ROLES)[number];

/** What each rule answers the roles: let in, or the status of the refusal. */
export const RULES = {
  everybody: ['in', 'in', 'in', 'in', 'in', 'in', 'in'],
  /** A row that everybody sees, but the account of another band. */
  'everybody, band row': ['in', 'in', 'in', 404, 'in', 'in', 'in'],
  customers: [401, 'in', 'in', 403, 403, 403, 403],
  'signed in': [401, 'in', 'in', 'in', 'in', 'in', 'in'],
  owner: [401, 403, 403, 403, 'in', 403, 403],
  shop: [401, 403, 403, 403, 'in', 'in', 403],
  band: [401, 403, 403, 'in', 'in', 'in', 'in'],
  'band row': [401, 403, 403, 404, 'in', 'in', 'in'],
  'owner and band': [401, 403, 403, 'in', 'in', 403, 'in'],
  /** The row belongs to `user`; to `other` it does not exist. */
  'own row, shop': [401, 'in', 404, 403, 'in', 'in', 403],
  'own rows, band': [401, 'in', 404, 'in', 'in', 'in', 'in'],
  'own row, band row': [401, 'in', 404, 404, 'in', 'in', 'in'],
  'customers, shop': [401, 'in', 'in', 403, 'in', 'in', 403],
  'customers, band': [401, 'in', 'in', 'in', 'in', 'in', 'in'],
  'own row': [401, 'in', 404, 403, 403, 403, 403],
  /** `user` bought it. */
  buyer: [401, 'in', 403, 403, 'in', 'in', 'in'],
} as const;
export type Rule = keyof typeof RULES;
export type Call = `${'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;

/** Calls and who may make them. */
export type AccessRows = Partial<Record<Call, Rule>>;
