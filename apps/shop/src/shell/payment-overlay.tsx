import { awaitsPayment } from '@wethi/contract';
import { lazy, Suspense } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Purchase } from '../api-types';
import PaymentDialog from '../features/checkout/payment-dialog';
import { chosenTier, hasNoOpenPrice } from '../shows/prices/price-tiers';
import { useDialogs } from '../overlays/dialogs';
import { linkedCoupon } from '../overlays/linked-coupon';
import type { Paying } from '../overlays/overlay';
import { readPaying, type PayingNow } from '../overlays/paying-now';
import { isOnSale, newSlipFor, payOn, type PaymentRequest } from '../overlays/payment-request';
import type { loader } from '../routes/package';
import { useMember } from '../session/member';
import { usePurchases, useUnreadPurchases, useWaited } from '../session/purchases';
import { Failure } from '../ui/feedback/failure';
import { Dialog } from '../ui/overlay/dialog';
import { useHydrated } from '../ui/use-hydrated';

const GiftDialog = lazy(() => import('../features/checkout/gift/gift-dialog'));
const CouponDialog = lazy(() => import('../features/checkout/coupons/coupon-dialog'));

/** The payment dialog of an address: for the show of the page, or for an order of the member. */
export default function PaymentOverlay({ paying }: { paying: Paying }) {
  const show = useRouteLoaderData<typeof loader>('routes/package');
  const { data: purchases } = usePurchases();
  const { state, member } = useMember();
  const isMember = state === 'member';
  const isHydrated = useHydrated();
  const found = purchases?.find(({ orders_id }) => orders_id === paying.order);
  const waited = useWaited(found);
  // Paid or ended meanwhile, it stays until its dialog has told so.
  const order = paying.name !== 'gift' && waited?.orders_id === paying.order ? waited : found;
  // The server knows the same page for everybody.
  const linked = isHydrated ? linkedCoupon(new URL(window.location.href), document.referrer) : undefined;
  const request = order
    ? requestOf(order, paying)
    : show && !paying.order
      ? requestFor(
          show,
          { ...paying, coupon: paying.coupon ?? linked },
          isHydrated ? readPaying(member?.id) : undefined,
        )
      : undefined;
  const readAgain = useUnreadPurchases();
  if (!request) return paying.order && readAgain ? <Unread onRetry={readAgain} /> : null;
  if (paying.name === 'gift' && isMember)
    return (
      <Suspense>
        <GiftDialog request={request} />
      </Suspense>
    );
  const choosesCoupon = paying.name === 'coupons' && isMember && !request.order && !request.unpaid;
  if (!choosesCoupon) return <PaymentDialog request={request} />;
  return (
    <Suspense>
      <CouponDialog request={request} linked={linked} />
    </Suspense>
  );
}

/** The order of the address cannot be read. */
function Unread({ onRetry }: { onRetry: () => void }) {
  const { close } = useDialogs();
  return (
    <Dialog title="ชำระเงิน" width="auth" onClose={close}>
      <Failure title="โหลดคำสั่งซื้อไม่ได้" onRetry={onRetry} />
    </Dialog>
  );
}

function requestOf(order: Purchase, { name, way, back, here }: Paying): PaymentRequest | undefined {
  if (name === 'gift') return order.gift?.is_given ? payOn(order) : undefined;
  if (awaitsPayment(order) || back) return { ...payOn(order, way), back, here };
  return order.new_slip_until ? { ...newSlipFor(order), here } : undefined;
}

/** What an amount is made of. */
const LINE = ['price', 'product_price_id', 'tickets', 'coupon_code'] as const;

type Show = Pick<Awaited<ReturnType<typeof loader>>, 'product' | 'tiers'>;

function requestFor(
  { product, tiers }: Show,
  { price, tickets: asked, gift, coupon, way, here }: Paying,
  left: PayingNow | undefined,
): PaymentRequest | undefined {
  const tickets = product.product_format === 'online' || gift !== undefined ? undefined : asked;
  const tier = chosenTier(tiers, price);
  const isOver = !isOnSale(product.product_status) || hasNoOpenPrice(product, tiers);
  const isPriceLeft = price === undefined || left?.product_price_id === price;
  const isLeft = left?.product_id === product.id && left.gift_id === gift && isPriceLeft;
  // Who is paying a price that ended meanwhile sends its slip.
  if (isLeft && (isOver || (price !== undefined && tier?.id !== price)))
    return {
      ...{ product, price: left.price, tickets: left.tickets, product_price_id: left.product_price_id },
      ...{ kept_net: left.net, kept_coupon: left.coupon_code, gift_id: gift, way, here },
    };
  if (isOver) return undefined;
  const request = {
    product,
    price: tier?.price ?? product.product_price,
    tickets,
    product_price_id: tier?.id,
    product_price_title: tier?.title,
    coupon_code: coupon,
    gift_id: gift,
    way,
    here,
  };
  const isSame = isLeft && LINE.every((of) => left[of] === request[of]);
  return { ...request, kept_coupon: isSame ? coupon : undefined };
}
