import { REFUSALS } from '@wethi/contract';
import { Check, Lock, Ticket } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { BookBank, Purchase } from '../../api-types';
import type { Way } from '../../overlays/overlay';
import { useDialogs } from '../../overlays/dialogs';
import { keepPaying } from '../../overlays/paying-now';
import type { MemberState } from '../../session/member';
import { payingOf, type PaymentRequest } from '../../overlays/payment-request';
import { useOrderOf, useUnreadPurchases } from '../../session/purchases';
import { Alert } from '../../ui/feedback/alert';
import { Failure } from '../../ui/feedback/failure';
import { QueryView } from '../../ui/feedback/query-view';
import { Button, ButtonLink } from '../../ui/actions/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { paths } from '../../config/paths';
import { PayBar } from './frame/pay-bar';
import { PayPanel } from './frame/pay-panel';
import { GiftLink } from './gift/gift-link';
import { GiveUp } from './give-up';
import { AccountRow } from './bank/account-row';
import { AmountRow } from './bank/amount-row';
import { Banks } from './bank/bank-chip';
import type { useBookBank } from './bank/book-bank';
import { BookBankPicture } from './bank/book-bank-picture';
import styles from './payment-dialog.module.css';
import { BackFromBank } from './same-phone/back-from-bank';
import { usePastedSlip } from './same-phone/pasted-slip';
import { usePayingHere } from './same-phone/paying-here';
import { SamePhoneLink } from './same-phone/same-phone-link';
import { SamePhoneSteps } from './same-phone/same-phone-steps';
import { useSharedSlip } from './shared/use-shared-slip';
import { PaidPart } from './slip/paid-part';
import { RefusedSlip } from './slip/refused-slip';
import { SentBefore } from './slip/sent-before';
import { SlipButton } from './slip/slip-button';
import type { BegunOrder } from './use-begun-order';
import type { PaymentState } from './use-payment';
import { PaymentWays } from './ways/payment-ways';
import { usePaymentWays } from './ways/use-payment-ways';

const CardChannel = lazy(() => import('./card/card-channel'));
const CardRefused = lazy(() => import('./card/card-refused'));
const QrChannel = lazy(() => import('./qr/qr-channel'));

interface PaymentChannelProps {
  state: Extract<PaymentState, { name: 'before' }>;
  session: MemberState;
  bank: ReturnType<typeof useBookBank>;
  request: PaymentRequest;
  /** The order that this very dialog is about. */
  begun: BegunOrder;
  /** What is to be paid, in baht. */
  net: number;
  way: Way;
  /** The discount has not come back yet: whatever is paid now is measured by the price without. */
  isPricing: boolean;
  /** What they want is not to be had now. */
  hasNoPlace: boolean;
  /** The code in use. */
  coupon: string | undefined;
  onWay: (way: Way) => void;
  onSlip: (file: File) => void;
  onAsk: (filename: string) => void;
  onOrder: () => void;
  onPaid: () => void;
  onRefused: (failure: unknown) => void;
}

/** Where to pay into, and the slip; a guest signs in first and comes back here. */
export function PaymentChannel({ onAsk, onOrder, onPaid, onRefused, onWay, ...props }: PaymentChannelProps) {
  const { state, session, bank, request, begun, net, way: chosen, isPricing, hasNoPlace, coupon, onSlip } = props;
  const known = useOrderOf(request);
  // The order that another slip is for is no second one, nor is the one that is being paid here.
  const own = request.order?.id ?? begun.id;
  const purchase = known?.orders_id === own ? undefined : known;
  const readAgain = useUnreadPurchases();
  const isUnread = session.state === 'member' && readAgain && own === undefined;
  const offered = usePaymentWays();
  const mayOrder = session.state === 'member' || session.state === 'unknown';
  const free = net === 0;
  const amount = isPricing ? undefined : net;
  const isPart = request.unpaid !== undefined && request.unpaid.paid > 0;
  const hasWays = !free && !request.order;
  const way = hasWays && chosen !== 'transfer' && offered[chosen] === 'open' ? chosen : 'transfer';
  const isBackFromCard = way === 'card' && request.back === true;
  const maySend = Boolean(session.member && bank.data && !isUnread) && !state.busy && !free && !isPricing;
  const mayPay = way === 'transfer' && maySend;
  const { isBack, copied, comeBack, notYet } = usePayingHere(request.product.id);
  const paysHere = way === 'transfer' && request.here === true && !free && !isBack;
  const copiedNow = () => {
    copied();
    keepPaying({ ...request, coupon_code: coupon && request.coupon_code }, net, session.member?.id);
  };
  useSharedSlip(mayPay && (!purchase || Boolean(request.unpaid)), request, onSlip);
  usePastedSlip(mayPay && (!purchase || Boolean(request.unpaid)), onSlip);
  if (isUnread) return <Failure inline title="ยังดูไม่ได้ว่าคุณสั่งซื้อไว้แล้วหรือยัง กรุณาอย่าเพิ่งจ่ายเงิน" onRetry={readAgain} />;
  if (purchase && !request.unpaid) return <AlreadyOrdered status={purchase.orders_status} request={request} />;
  const refused = state.refused && (
    <RefusedSlip
      refused={state.refused}
      request={request}
      member={session.member}
      asking={Boolean(state.busy)}
      onAsk={onAsk}
    />
  );
  if (hasNoPlace && !(mayPay && isBack))
    return (
      <>
        {refused}
        {!free && <SentBefore disabled={!maySend} onSlip={onSlip} />}
      </>
    );
  return (
    <>
      {refused}
      {request.unpaid && isPart && <PaidPart {...request.unpaid} />}
      {way === 'card' && request.unpaid && !isBackFromCard && (
        <Suspense>
          <CardRefused orders_id={request.unpaid.id} />
        </Suspense>
      )}
      {!free &&
        !isBack &&
        !isBackFromCard &&
        !paysHere &&
        (hasWays ? <PaymentWays way={way} offered={offered} onChoose={onWay} /> : <Heading />)}
      {way === 'transfer' && !free && !isBack && (
        <Account bank={bank}>
          {(account) =>
            paysHere ? (
              <SamePhoneSteps
                account={account}
                amount={amount}
                onCopied={copiedNow}
                onQr={hasWays && offered.qr === 'open' ? () => onWay('qr') : undefined}
              />
            ) : (
              <>
                <AmountRow amount={amount} onCopied={copiedNow} />
                <AccountRow account={account} onCopied={copiedNow} />
                <BookBankPicture account={account} />
                <Banks own={account.book_bank_icon} />
              </>
            )
          }
        </Account>
      )}
      {way === 'qr' && session.member && (
        <Suspense fallback={<Skeleton style={{ height: 330 }} />}>
          <QrChannel
            request={{ ...request, coupon_code: coupon, way }}
            memberId={session.member.id}
            {...{ begun, net, isPricing, onPaid, onRefused, onSlip }}
          />
        </Suspense>
      )}
      {way === 'card' && session.member && (
        <Suspense fallback={<Skeleton style={{ height: 330 }} />}>
          <CardChannel
            request={{ ...request, coupon_code: coupon, way }}
            memberId={session.member.id}
            onTransfer={() => onWay('transfer')}
            {...{ begun, net, isPricing, onPaid, onRefused }}
          />
        </Suspense>
      )}
      {mayPay && isBack && <BackFromBank amount={net} onSlip={onSlip} />}
      {session.state === 'guest' && <GuestAction request={request} />}
      {session.state === 'unreachable' && (
        <Failure inline title="เชื่อมต่อไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ต" onRetry={session.retry} />
      )}
      {mayOrder && free && (
        <FreeOrder hasCoupon={coupon !== undefined} ordering={Boolean(state.busy)} onOrder={onOrder} />
      )}
      {mayOrder && paysHere && (
        <PayBar label="ยอดที่ต้องโอน" net={net}>
          <Button kind="primary" size="large" block disabled={!mayPay} onClick={comeBack}>
            <Check size={22} aria-hidden />
            โอนแล้ว ส่งสลิป
          </Button>
        </PayBar>
      )}
      {paysHere && (
        <Button kind="ghost" block onClick={() => onWay('transfer')}>
          จ่ายทางอื่น
        </Button>
      )}
      {mayOrder && !free && way === 'transfer' && !paysHere && (
        <SlipButton disabled={!mayPay} isAgain={isBack} isSecond={isPart} onSlip={onSlip} />
      )}
      {mayPay && !isBack && !paysHere && <SamePhoneLink request={request} />}
      {session.member && !request.unpaid && !request.order && !request.gift_id && !isBack && !paysHere && (
        <GiftLink request={request} />
      )}
      {request.unpaid && !isBackFromCard && <GiveUp code={request.unpaid.order_no} paid={request.unpaid.paid} />}
      {mayPay && isBack && (
        <Button kind="ghost" block onClick={notYet}>
          ยังไม่ได้โอน
        </Button>
      )}
    </>
  );
}

interface AccountProps extends Pick<PaymentChannelProps, 'bank'> {
  children: (account: BookBank) => ReactNode;
}

function Heading() {
  return <h3>ช่องทางการชำระเงิน</h3>;
}

function Account({ bank, children }: AccountProps) {
  const failure = 'ยังแสดงบัญชีสำหรับชำระเงินไม่ได้ กรุณาลองใหม่ หรือติดต่อฝ่ายดูแลลูกค้า';
  return (
    <QueryView
      query={bank}
      skeleton={<Skeleton style={{ height: 190, maxWidth: 320 }} />}
      failure={failure}
      inline
      empty={<Failure inline title={failure} onRetry={() => void bank.refetch()} />}
    >
      {children}
    </QueryView>
  );
}

interface FreeOrderProps {
  /** A coupon pays all of it; else it costs nothing. */
  hasCoupon: boolean;
  ordering: boolean;
  onOrder: () => void;
}

/** Nothing is left to pay: one press, and it is theirs (screens-shop.md 31, #free). */
function FreeOrder({ hasCoupon, ordering, onOrder }: FreeOrderProps) {
  return (
    <>
      <PayPanel icon={<Check size={36} aria-hidden />} tone="ok" title="ไม่มียอดที่ต้องชำระ ไม่ต้องแนบสลิป">
        <p>{hasCoupon ? 'คูปองนี้ใช้แทนเงินทั้งหมด' : 'รับได้ฟรี'} แพ็กเกจจะเริ่มใช้งานได้ทันที</p>
      </PayPanel>
      <PayBar net={0}>
        <Button kind="primary" size="large" block loading={ordering} onClick={onOrder}>
          {!ordering && <Ticket size={22} aria-hidden />}
          รับบัตร
        </Button>
      </PayBar>
    </>
  );
}

/** Nobody should pay twice: who has an order of the show is sent to it. */
function AlreadyOrdered({ status, request }: { status: Purchase['orders_status']; request: PaymentRequest }) {
  return (
    <div className="stack">
      <Alert kind={status === 'wait' ? 'wait' : 'ok'}>{REFUSALS.ALREADY_ORDERED.message}</Alert>
      <ButtonLink kind="primary" size="large" block to={paths.purchases} replace>
        งานแสดงที่ซื้อ
      </ButtonLink>
      <GiftLink request={request} />
    </div>
  );
}

function GuestAction({ request }: { request: PaymentRequest }) {
  const { open } = useDialogs();
  const then = payingOf(request);
  return (
    <>
      <div className={styles.action}>
        <Button kind="primary" size="large" block onClick={() => open({ name: 'login', then })}>
          <Lock size={20} aria-hidden />
          เข้าระบบ เพื่อทำการสั่งซื้อ
        </Button>
      </div>
      <div className={styles.hint}>
        <Button kind="line" block onClick={() => open({ name: 'register', then })}>
          สร้างบัญชี ใช้เวลาไม่ถึงหนึ่งนาที
        </Button>
      </div>
    </>
  );
}
