import { phone } from '@wethi/format';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import type { OrderByCode } from '../api-types';
import { paths } from '../config/paths';
import { USUAL_CONFIRMATION } from '../config/site';
import { useMember, useRefreshMember } from '../session/member';
import { useOrder } from '../session/order/order-query';
import { OrderTimeline } from '../session/order/order-timeline';
import { ButtonLink } from '../ui/actions/button';
import { Alert } from '../ui/feedback/alert';
import { Sign } from '../ui/feedback/sign';
import { Skeleton } from '../ui/feedback/skeleton';
import { Dialog } from '../ui/overlay/dialog';
import { afterApproval } from './after-payment';
import { useDialogs } from './dialogs';
import styles from './pending-dialog.module.css';

/** A slip is being looked at: what happened, what comes next and when, and that nobody need wait here (screens-shop.md 31). */
export function PendingDialog({ code }: { code: string }) {
  const { close } = useDialogs();
  const { data: order } = useOrder(code);
  return (
    <Dialog title="รอการยืนยันการชำระเงิน" width="auth" alert onClose={close}>
      <div className={styles.body}>
        {order ? <Outcome order={order} /> : <Skeleton style={{ height: 300, width: '100%' }} />}
      </div>
    </Dialog>
  );
}

/** While it is read the order may be decided. */
function Outcome({ order }: { order: OrderByCode }) {
  const { orders_status, orders_note, order_no } = order;
  const isDecided = orders_status !== 'wait';
  const refresh = useRefreshMember();
  useEffect(() => {
    if (isDecided) void refresh();
  }, [isDecided, refresh]);
  if (!isDecided) return <Waiting order={order} />;
  const isPaid = orders_status === 'approve';
  return (
    <>
      <div role="status">
        <Sign icon={isPaid ? CircleCheck : CircleX} tone={isPaid ? 'ok' : 'no'} />
        <p className={styles.title}>{isPaid ? 'ยืนยันการชำระเงิน สำเร็จ' : 'ไม่อนุมัติ'}</p>
        {!isPaid && orders_note && <p className="t2">{orders_note}</p>}
      </div>
      <ButtonLink kind="primary" block replace to={isPaid ? paths.purchases : paths.order(order_no)}>
        {isPaid ? 'งานแสดงที่ซื้อ' : 'ดูคำสั่งซื้อ'}
      </ButtonLink>
    </>
  );
}

function Waiting({ order }: { order: OrderByCode }) {
  const { member } = useMember();
  const [title, text] = order.asked_next
    ? ['กำลังรอธนาคารยืนยันรายการโอน', 'ได้รับสลิปแล้ว ธนาคารบางแห่งตอบช้า 5 ถึง 10 นาที ระบบถามต่อให้เอง']
    : ['แอดมินกำลังตรวจสลิป', `ได้รับสลิปแล้ว ${USUAL_CONFIRMATION} เมื่อยืนยันแล้ว${afterApproval(order)}`];
  return (
    <>
      <div role="status">
        <Sign icon={Hourglass} tone="wait" />
        <p className={styles.title}>{title}</p>
        <p className="t2">{text}</p>
      </div>
      <div className={styles.steps}>
        <OrderTimeline order={order} />
      </div>
      {member && (
        <Alert kind="ok">
          ปิดหน้านี้ได้ เมื่อยืนยันแล้วเราส่ง SMS ไปที่ <b className="nowrap num">{phone(member.user_tel)}</b>
        </Alert>
      )}
      <ButtonLink kind="primary" block replace to={paths.purchases}>
        งานแสดงที่ซื้อ
      </ButtonLink>
    </>
  );
}
