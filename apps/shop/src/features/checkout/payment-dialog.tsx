import { toBaht, toSatang } from '@wethi/contract';
import { baht, shortDate } from '@wethi/format';
import { TicketPercent } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { TriedCoupon } from '../../api-types';
import { useDialogs } from '../../overlays/dialogs';
import { useMember } from '../../session/member';
import type { Way } from '../../overlays/overlay';
import { payingOf, payOn, totalOf, type PaymentRequest } from '../../overlays/payment-request';
import { useOrderOf } from '../../session/purchases';
import { QuietButton } from '../../ui/actions/quiet-button';
import { classNames } from '../../ui/class-names';
import { Dialog } from '../../ui/overlay/dialog';
import { Picture } from '../../ui/media/picture';
import { Summary } from '../../ui/layout/summary';
import { useBookBank } from './bank/book-bank';
import { CouponField } from './coupon-field';
import { GiftFor } from './gift/gift-for';
import styles from './payment-dialog.module.css';
import { PaymentChannel } from './payment-channel';
import { SlipChecking, SlipConfirm } from './slip/slip-states';
import { WatchAhead } from './slip/watch-ahead';
import { HeldPlaces, isPlaceRefused, usePlaceHold } from './tickets/held-places';
import { sellsSeveral, TicketChoice } from './tickets/ticket-choice';
import { useBegunOrder } from './use-begun-order';
import { isAboutCoupon, useCoupon } from './use-coupon';
import { usePayment } from './use-payment';
import { usePaymentWays } from './ways/use-payment-ways';

/** The dialog 'ชำระเงิน' (product.md §2): what and how much at the left, how to pay at the right. */
export default function PaymentDialog({ request: asked }: { request: PaymentRequest }) {
  const { close, open } = useDialogs();
  const session = useMember();
  const begun = useBegunOrder(asked);
  const found = useOrderOf(asked);
  const purchase = begun.order ?? found;
  const request = begun.order ? { ...payOn(begun.order, asked.way), back: asked.back, here: asked.here } : asked;
  const bank = useBookBank(request.product);
  const isLate = request.kept_net !== undefined;
  const coupon = useCoupon(request, session.state === 'member' && !request.order && !request.unpaid && !isLate);
  const {
    state,
    choose: chooseSlip,
    confirm,
    ask,
    order,
    paid,
    tell,
    refuse,
  } = usePayment({
    request: { ...request, coupon_code: coupon.applied?.coupon_code ?? request.kept_coupon },
    member: session.member,
    account: bank.data,
    onRefused: (failure) => isAboutCoupon(failure) && coupon.again(),
  });
  const needsPlace = Boolean(session.member && !purchase && !request.order);
  const hold = usePlaceHold(request, needsPlace);
  // The address follows a moment later, and brings it back with the page.
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? request.way ?? 'transfer';
  const offered = usePaymentWays();
  const choose = (wanted: Way) => {
    setChosen(wanted);
    open({ name: 'pay', ...payingOf({ ...request, way: wanted, here: undefined }) });
  };
  const net = coupon.applied?.orders_net ?? toPayOf(request);
  const isWayOpen = way !== 'transfer' && offered[way] === 'open';
  const isUsual = coupon.state.name === 'empty' || coupon.state.name === 'applied';
  const isSlim = isWayOpen && isUsual && Boolean(session.member) && !purchase && !request.order && net > 0;
  const locked = state.name === 'checking' || state.busy;
  // A slip that is on its way tells its own outcome.
  const outcome = locked ? undefined : begun.outcome;
  const tellOutcome = useEffectEvent(() => outcome && tell(outcome, begun.order_no));
  useEffect(() => void tellOutcome(), [outcome]);
  return (
    <Dialog title="ชำระเงิน" width="payment" onClose={close} locked={locked}>
      <div className={styles.two}>
        <Bought request={request} coupon={coupon.applied} slim={isSlim}>
          {request.gift_id !== undefined && session.member && <GiftFor request={request} />}
          {!purchase && sellsSeveral(request) && <TicketChoice request={request} disabled={state.name !== 'before'} />}
          {needsPlace && <HeldPlaces request={request} hold={hold} />}
          {state.name === 'before' && session.member && !purchase && !request.order && !isLate && (
            <div className={styles.trial}>
              <CouponField {...coupon} />
              <QuietButton icon={TicketPercent} onClick={coupon.choose}>
                เลือกคูปอง
              </QuietButton>
            </div>
          )}
          {session.state === 'guest' && request.coupon_code && (
            <p className={`small muted ${styles.coupon}`}>คูปอง {request.coupon_code} จะใช้ให้หลังเข้าระบบ</p>
          )}
        </Bought>
        <div className={styles.how}>
          {state.name === 'before' && (
            <PaymentChannel
              state={state}
              session={session}
              bank={bank}
              request={request}
              begun={begun}
              net={net}
              way={way}
              isPricing={
                coupon.state.name === 'checking' || (session.state === 'unknown' && Boolean(request.coupon_code))
              }
              hasNoPlace={needsPlace && isPlaceRefused(hold.error)}
              coupon={coupon.applied?.coupon_code}
              onWay={choose}
              onSlip={chooseSlip}
              onAsk={ask}
              onOrder={order}
              onPaid={paid}
              onRefused={refuse}
            />
          )}
          {state.name === 'checking' && <SlipChecking {...state} />}
          {state.name === 'checking' &&
            request.product.product_format === 'online' &&
            request.gift_id === undefined && <WatchAhead product={request.product} />}
          {state.name === 'confirm' && <SlipConfirm {...state} onConfirm={confirm} onSlip={chooseSlip} />}
        </div>
      </div>
    </Dialog>
  );
}

/** Baht without a coupon that is tried now. */
function toPayOf(request: PaymentRequest): number {
  return request.unpaid?.lacking ?? request.kept_net ?? totalOf(request);
}

interface BoughtProps {
  request: PaymentRequest;
  coupon?: TriedCoupon;
  /** Phones show no more than what it is and what it costs. */
  slim?: boolean;
  children: ReactNode;
}

function Bought({ request, coupon, slim, children }: BoughtProps) {
  const { product, price, tickets = 1, product_price_title, order, unpaid } = request;
  const total = coupon?.orders_total ?? totalOf(request);
  const net = coupon?.orders_net ?? unpaid?.net ?? request.kept_net ?? total;
  const discount = coupon?.orders_discount ?? unpaid?.discount ?? toBaht(toSatang(total) - toSatang(net));
  const date = product.stage_date ?? product.product_start;
  return (
    <div className={classNames(styles.what, slim && styles.slim)}>
      <div className={styles.product}>
        <Picture path={product.product_img} width={304} height={171} sizes="(max-width: 839px) 96px, 304px" />
        <div>
          <b>{product.product_title}</b>
          <p className="small muted">{[product.band_name, date && shortDate(date)].filter(Boolean).join(' · ')}</p>
          {order && (
            <p className="small muted">
              ส่งสลิปใหม่ของคำสั่งซื้อ <span className="num">{order.order_no}</span>
            </p>
          )}
          <p className={styles.amount}>
            <span className="num">{baht(price)}</span>
            {tickets > 1 && <span className="num"> × {tickets}</span>}
            {product_price_title && <span className={`small muted ${styles.tier}`}> · {product_price_title}</span>}
          </p>
        </div>
      </div>
      {children}
      <div className={styles.sum}>
        <Summary
          lines={[
            { label: tickets > 1 ? `ยอดรวม ${tickets} ใบ` : 'ยอดรวม', amount: total },
            { label: 'ส่วนลด', amount: -discount, chip: coupon?.coupon_code },
          ]}
          net={net}
        />
        {coupon && tickets > 1 && <p className="small muted">คูปองหนึ่งใบลดราคาบัตรได้หนึ่งใบ</p>}
      </div>
    </div>
  );
}
