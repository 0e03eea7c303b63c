import { awaitsPayment } from '@wethi/contract';
import { CircleX, Eye, Hourglass, Play, RotateCcw, Ticket, Upload, Wallet } from 'lucide-react';
import type { OwnOrder } from '../../../api-types';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { usePurchaseByNumber } from '../../../session/purchases';
import { PLAY_AT_ONCE } from '../../../session/recording';
import { QuietButton, QuietLink } from '../../../ui/actions/quiet-button';
import { useIsPast } from '../../../ui/time/use-is-past';
import { PaperButtons } from '../tax-invoice/paper-buttons';
import { isShort } from './own-orders-query';
import styles from './own-orders.module.css';

/** What its buyer can do with an order, in its state. */
export function OrderRowActions({ order }: { order: OwnOrder }) {
  const { open } = useDialogs();
  const { id, order_no, orders_status } = order;
  return (
    <div className={styles.actions}>
      {awaitsPayment(order) && (
        <QuietButton icon={isShort(order) ? Upload : Wallet} onClick={() => open({ name: 'pay', order: id })}>
          {isShort(order) ? 'แนบสลิปใบที่สอง' : 'ชำระเงินต่อ'}
        </QuietButton>
      )}
      {orders_status === 'approve' && <Watch order_no={order_no} />}
      {orders_status === 'approve' && <Tickets order={order} />}
      {(orders_status === 'approve' || orders_status === 'refund') && <PaperButtons ordersId={id} />}
      {orders_status === 'not' && <Again order={order} />}
      <QuietLink icon={Eye} to={paths.order(order_no)}>
        ดูคำสั่งซื้อ
      </QuietLink>
      {orders_status === 'wait' && (
        <QuietButton icon={CircleX} danger onClick={() => open({ name: 'cancel', of: id })}>
          ยกเลิกคำสั่งซื้อ
        </QuietButton>
      )}
    </div>
  );
}

function Watch({ order_no }: Pick<OwnOrder, 'order_no'>) {
  const purchase = usePurchaseByNumber(order_no);
  const isOver = useIsPast(purchase?.access_until);
  if (!purchase?.access_until || isOver || !purchase.video_id) return null;
  return (
    <QuietLink icon={Play} to={paths.replay(purchase.video_id)} state={PLAY_AT_ONCE}>
      ดูเลย
    </QuietLink>
  );
}

/** What opens the gate; of a gift it is not its buyer's. */
function Tickets({ order: { order_no, gift_id, ordersDetail } }: { order: OwnOrder }) {
  if (gift_id !== null || !ordersDetail.some(({ product_format }) => product_format !== 'online')) return null;
  return (
    <QuietLink icon={Ticket} to={paths.ticket(`${order_no}-1`)}>
      บัตรเข้างาน
    </QuietLink>
  );
}

/** Another slip as long as the order takes one, else a new order. */
function Again({ order: { id, order_no, money_back_reason, ordersDetail } }: { order: OwnOrder }) {
  const { open } = useDialogs();
  const purchase = usePurchaseByNumber(order_no);
  const isTooLate = useIsPast(purchase?.new_slip_until);
  const [line] = ordersDetail;
  if (money_back_reason === 'sold_out' && line)
    return (
      <QuietLink icon={Hourglass} to={paths.waitingRoom(line.product_url)}>
        ลงชื่อรอบัตรคืน
      </QuietLink>
    );
  if (purchase?.new_slip_until && !isTooLate)
    return (
      <QuietButton icon={Upload} onClick={() => open({ name: 'pay', order: id })}>
        ส่งสลิปใหม่
      </QuietButton>
    );
  return (
    line && (
      <QuietLink icon={RotateCcw} to={paths.show(line.product_url)}>
        สั่งซื้อใหม่
      </QuietLink>
    )
  );
}
