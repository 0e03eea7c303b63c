/** A link that brings a coupon: it is tried as soon as somebody pays on that page (BUY-18). */
const PARAMETER = 'code';

/**
 * The coupon that the link to a page brought. A buy button that was pressed before any script ran has taken the page's
 * parameters out of the address; then the address before knows.
 * @param here of the page @param before it, as `document.referrer` says
 */
export function linkedCoupon(here: URL, before: string): string | undefined {
  const given = here.searchParams.get(PARAMETER);
  if (given) return given;
  const from = new URL(before, here);
  const isSamePage = from.origin === here.origin && from.pathname === here.pathname;
  return (isSamePage && from.searchParams.get(PARAMETER)) || undefined;
}
