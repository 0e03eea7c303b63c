import { useRouteLoaderData } from 'react-router';
import PaymentDialog from '../features/checkout/payment-dialog';
import { chosenTier } from '../features/show-page/price-tiers';
import { linkedCoupon } from '../overlays/linked-coupon';
import type { Paying } from '../overlays/overlay';
import { isOnSale, newSlipFor, type PaymentRequest } from '../overlays/payment-request';
import type { loader } from '../routes/package';
import { usePurchases } from '../session/purchases';
import { useHydrated } from '../ui/use-hydrated';

/** The payment dialog of an address: for the show of the page, or for a refused order of the member. */
export default function PaymentOverlay({ paying }: { paying: Paying }) {
  const show = useRouteLoaderData<typeof loader>('routes/package');
  const { data: purchases } = usePurchases();
  const isHydrated = useHydrated();
  const refused = purchases?.find(({ orders_id, new_slip_until }) => orders_id === paying.order && new_slip_until);
  // The server knows the same page for everybody.
  const linked = isHydrated ? linkedCoupon(new URL(window.location.href), document.referrer) : undefined;
  const request = refused
    ? newSlipFor(refused)
    : show && !paying.order
      ? requestFor(show, { ...paying, coupon: paying.coupon ?? linked })
      : undefined;
  return request && <PaymentDialog request={request} />;
}

type Show = Pick<Awaited<ReturnType<typeof loader>>, 'product' | 'tiers'>;

function requestFor({ product, tiers }: Show, { price, coupon }: Paying): PaymentRequest | undefined {
  if (!isOnSale(product.product_status)) return undefined;
  const tier = chosenTier(tiers, price);
  return {
    product,
    price: tier?.price ?? product.product_price,
    product_price_id: tier?.id,
    product_price_title: tier?.title,
    coupon_code: coupon,
  };
}
