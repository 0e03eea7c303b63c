import { useQueryClient } from '@tanstack/react-query';
import { awaitsPayment } from '@wethi/contract';
import { CalendarPlus, Lock, Play, ScrollText, Upload } from 'lucide-react';
import type { OrderByCode, Purchase } from '../../../api-types';
import { useDialogs } from '../../../overlays/dialogs';
import { PayOnButton } from '../../../overlays/pay-on-button';
import { useMember } from '../../../session/member';
import { orderQuery } from '../../../session/order/order-query';
import { usePurchaseByNumber } from '../../../session/purchases';
import { PLAY_AT_ONCE } from '../../../session/recording';
import { isOnNow } from '../../../shows/on-now';
import { RefusedActions } from '../refused-actions';
import { LateActions } from '../late-actions';
import { cameLate } from '../late-money';
import { Button, buttonClass, ButtonLink } from '../../../ui/actions/button';
import { QuietLink } from '../../../ui/actions/quiet-button';
import { LineButton } from '../../../session/contact/line-button';
import { serverTime } from '../../../ui/time/server-clock';
import { useIsPast } from '../../../ui/time/use-is-past';
import { paths } from '../../../config/paths';
import { PaperButtons } from '../tax-invoice/paper-buttons';
import { CancelOrder } from './cancel-order';
import styles from './order-page.module.css';

/** What can be done with an order in its status; what its buyer alone may do needs a sign-in. */
export function OrderActions({ order }: { order: OrderByCode }) {
  const client = useQueryClient();
  const { order_no, orders_status } = order;
  switch (orders_status) {
    case 'wait':
      return (
        <div className={styles.actions}>
          {awaitsPayment(order) && <PayOn order={order} />}
          {!awaitsPayment(order) && (
            <ButtonLink kind="primary" to={paths.purchases}>
              งานแสดงที่ซื้อ
            </ButtonLink>
          )}
          <CancelOrder
            code={order_no}
            paid={order.orders_paid}
            onRefused={() => void client.invalidateQueries({ queryKey: orderQuery(order_no).queryKey })}
          />
        </div>
      );
    case 'approve':
      return <Watch order={order} />;
    case 'not':
      return <Again order={order} />;
    default:
      return (
        <div className={styles.actions}>
          <ButtonLink to={paths.ownOrders}>ใบเสร็จและใบลดหนี้</ButtonLink>
          <LineButton message={`สอบถามการคืนเงินคำสั่งซื้อ ${order_no}`} />
          <ButtonLink to={paths.shows}>ดูงานแสดงอื่น</ButtonLink>
        </div>
      );
  }
}

/** Its buyer alone pays it, so whoever has no more than its number signs in first. */
function PayOn({ order: { order_no } }: { order: OrderByCode }) {
  const { state } = useMember();
  const { open } = useDialogs();
  const purchase = usePurchaseByNumber(order_no);
  if (purchase) return <PayOnButton kind="primary" orders_id={purchase.orders_id} />;
  if (state !== 'guest') return null;
  return (
    <Button kind="primary" onClick={() => open({ name: 'login' })}>
      <Lock size={20} aria-hidden />
      เข้าระบบเพื่อชำระเงิน
    </Button>
  );
}

function watchPath(purchase: Purchase): string | null {
  if (isOnNow(purchase, serverTime())) return paths.liveOfStage(purchase.stage_id);
  return purchase.video_id === null ? null : paths.replay(purchase.video_id);
}

function Watch({ order }: { order: OrderByCode }) {
  const purchase = usePurchaseByNumber(order.order_no);
  const isOver = useIsPast(purchase?.access_until);
  const watch = purchase?.access_until && !isOver ? watchPath(purchase) : null;
  return (
    <div className={styles.actions}>
      <SlipAgain order={order} />
      {watch && (
        <ButtonLink kind="primary" to={watch} state={PLAY_AT_ONCE}>
          <Play size={20} fill="currentColor" aria-hidden />
          ดูเลย
        </ButtonLink>
      )}
      <ButtonLink kind={watch ? 'secondary' : 'primary'} to={paths.purchases}>
        งานแสดงที่ซื้อ
      </ButtonLink>
      {purchase && !order.is_gift && <Calendar order={order} />}
      {purchase && <PaperButtons ordersId={purchase.orders_id} />}
      {purchase && (
        <QuietLink icon={ScrollText} to={paths.orderConditions(purchase.orders_id)}>
          เงื่อนไขการซื้อ
        </QuietLink>
      )}
    </div>
  );
}

/** Of a show that is still to come. */
function Calendar({ order: { ordersDetail } }: { order: OrderByCode }) {
  const show = ordersDetail.find(({ stage_date, product_status }) => stage_date && product_status === 'sale');
  if (!show) return null;
  return (
    <a className={buttonClass({})} href={paths.calendar(show.product_url)}>
      <CalendarPlus size={20} aria-hidden />
      ใส่ปฏิทิน
    </a>
  );
}

/** Of an approved order whose money was not found. */
function SlipAgain({ order: { order_no, new_slip_until } }: { order: OrderByCode }) {
  const { state } = useMember();
  const { open } = useDialogs();
  const purchase = usePurchaseByNumber(order_no);
  const isTooLate = useIsPast(new_slip_until);
  if (!new_slip_until || isTooLate || (!purchase && state !== 'guest')) return null;
  return (
    <Button
      kind="brand"
      onClick={() => open(purchase ? { name: 'pay', order: purchase.orders_id } : { name: 'login' })}
    >
      {purchase ? <Upload size={20} aria-hidden /> : <Lock size={20} aria-hidden />}
      {purchase ? 'ส่งสลิปใหม่' : 'เข้าระบบเพื่อส่งสลิปใหม่'}
    </Button>
  );
}

function Again({ order }: { order: OrderByCode }) {
  const { order_no, new_slip_until, ordersDetail } = order;
  const { state } = useMember();
  const { open } = useDialogs();
  const purchase = usePurchaseByNumber(order_no);
  const show = ordersDetail[0];
  if (cameLate(order) && show) {
    return (
      <div className={styles.actions}>
        <LateActions {...order} product_url={show.product_url} kind="primary" />
      </div>
    );
  }
  if (purchase) {
    return (
      <div className={styles.actions}>
        <RefusedActions purchase={purchase} kind="primary" />
      </div>
    );
  }
  const signsIn = state === 'guest' && new_slip_until !== null;
  return (
    <div className={styles.actions}>
      {signsIn && (
        <Button kind="primary" onClick={() => open({ name: 'login' })}>
          <Lock size={20} aria-hidden />
          เข้าระบบเพื่อส่งสลิปใหม่
        </Button>
      )}
      {!signsIn && state !== 'unknown' && show && (
        <ButtonLink kind="primary" to={paths.show(show.product_url)}>
          สั่งซื้อใหม่
        </ButtonLink>
      )}
      <LineButton message={`สอบถามคำสั่งซื้อ ${order_no} ที่ไม่อนุมัติ`} />
    </div>
  );
}
