import { baht } from '@wethi/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '@wethi/http';
import type { OwnOrder } from '../../../api-types';
import { useDialogs } from '../../../overlays/dialogs';
import { MEMBER_KEY } from '../../../session/member';
import { cancelledText } from '../../../session/order/cancelled-text';
import { Button } from '../../../ui/actions/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { useSave } from '../../../ui/use-save';
import styles from './own-orders.module.css';

const REASONS = ['ซื้อผิดงานแสดง', 'ไม่ว่างวันนั้นแล้ว', 'อื่น ๆ'] as const;

/** What happens to the money that was sent, as far as any was. */
function moneyOf({ orders_paid, orders_payment_slip, coupon_id }: OwnOrder): string {
  const money =
    orders_paid > 0 || orders_payment_slip ? 'ส่งสลิปไปแล้ว ถ้ายกเลิก แอดมินจะโอนเงินคืนภายใน 3 วันทำการ' : 'ยังไม่มีการตัดเงิน';
  return coupon_id ? `${money} คูปองที่ใช้กลับมาใช้ได้` : money;
}

/** Cancels an order that waits, and says why (design: 33 #orders-cancel). */
export function CancelDialog({ order }: { order: OwnOrder }) {
  const { close } = useDialogs();
  const client = useQueryClient();
  const [reason, setReason] = useState<string>(REASONS[0]);
  const cancelling = () => call('POST', 'orders/ordersCancelByCode', { body: { code: order.order_no, reason } });
  const readAnew = () => client.invalidateQueries({ queryKey: MEMBER_KEY });
  const { save, busy } = useSave(cancelling, {
    success: cancelledText(order.orders_paid),
    failure: 'ยกเลิกไม่ได้',
    refused: readAnew,
    then: async () => {
      close();
      await readAnew();
    },
  });
  return (
    <Dialog title="ยกเลิกคำสั่งซื้อ" width="auth" onClose={close} locked={busy}>
      <div className={styles.dialog}>
        <p>
          {order.ordersDetail.map(({ product_title }) => product_title).join(' และ')}{' '}
          <span className="num nowrap">{baht(order.orders_net)}</span>
        </p>
        <p className="small t2">{moneyOf(order)}</p>
        <fieldset className={styles.reasons}>
          <legend>เหตุผล</legend>
          {REASONS.map((text) => (
            <label key={text}>
              <input type="radio" name="reason" checked={reason === text} onChange={() => setReason(text)} />
              {text}
            </label>
          ))}
        </fieldset>
        <Button kind="danger" block loading={busy} onClick={() => save()}>
          ยกเลิกคำสั่งซื้อ
        </Button>
        <Button kind="ghost" block onClick={close}>
          ไม่ยกเลิก
        </Button>
      </div>
    </Dialog>
  );
}
