export type Audience = 'member' | 'guest';

/** Who a page is made for, by the presence of a cookie that says nothing about whom. */
export function audienceOf(cookies: string | null | undefined): Audience {
  return /(^|;\s*)(__Host-)?wethi_member=/.test(cookies ?? '') ? 'member' : 'guest';
}
