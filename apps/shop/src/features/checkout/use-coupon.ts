import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { ApiError, errorText } from '@wethi/http';
import type { TriedCoupon } from '../../api-types';
import { useDialogs } from '../../overlays/dialogs';
import { payingOf, type PaymentRequest } from '../../overlays/payment-request';
import { MEMBER_KEY } from '../../session/member';
import { tryCoupon } from './checkout-calls';

/** Where a coupon stands (look: CouponField). */
export type CouponState =
  | { name: 'empty' }
  | { name: 'checking' }
  | { name: 'refused'; error: string }
  | { name: 'applied'; coupon: TriedCoupon };

/** Asked when the code is given, and never by itself while its buyer pays. */
const couponQuery = (request: PaymentRequest, code: string | undefined) => {
  const { product, product_price_id, tickets, gift_id } = request;
  return queryOptions({
    queryKey: [...MEMBER_KEY, 'coupon', product.id, product_price_id, tickets, gift_id, code],
    queryFn: code ? () => tryCoupon(request, code) : skipToken,
    staleTime: Infinity,
    // As long as it takes to go from one dialog to the other.
    gcTime: 5_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

/** The coupon of a payment: its code stands in the address, and with it the discount comes back. */
export function useCoupon(request: PaymentRequest, isMember: boolean) {
  const { open, overlay } = useDialogs();
  const name = overlay?.name === 'coupons' ? 'coupons' : 'pay';
  const asked = request.coupon_code;
  const { data, error, isFetching, refetch } = useQuery(couponQuery(request, isMember ? asked : undefined));
  const ask = (coupon_code: string | undefined) => open({ name, ...payingOf({ ...request, coupon_code }) });
  return {
    asked,
    state: stateOf(data, error, isFetching),
    applied: error || isFetching ? undefined : data,
    apply: (code: string) => (code === asked ? void refetch() : ask(code)),
    remove: () => ask(''),
    /** Shows the coupons that the member may choose from, and comes back. */
    choose: () => open({ name: 'coupons', ...payingOf(request) }),
    back: () => open({ name: 'pay', ...payingOf(request) }),
    /** Asks once more, after the coupon was refused while paying with it. */
    again: () => void refetch(),
  };
}

function stateOf(coupon: TriedCoupon | undefined, error: Error | null, isFetching: boolean): CouponState {
  if (isFetching) return { name: 'checking' };
  if (error) return { name: 'refused', error: errorText(error) };
  return coupon ? { name: 'applied', coupon } : { name: 'empty' };
}

/** Was something refused because of its coupon? */
export function isAboutCoupon(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code.startsWith('COUPON_');
}
