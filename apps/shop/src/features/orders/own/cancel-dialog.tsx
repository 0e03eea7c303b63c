import { GATEWAY_PAYMENTS } from '@wethi/contract';
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
function moneyOf(order: OwnOrder): string {
  return order.coupon_id ? `${sentOf(order)} คูปองที่ใช้กลับมาใช้ได้` : sentOf(order);
}

/** Of a card or a QR the bank tells late: that nothing was taken is known of nobody who began to pay that way. */
function sentOf({ orders_paid, orders_payment, orders_payment_slip }: OwnOrder): string {
  if (orders_paid > 0 || orders_payment_slip) return 'ส่งสลิปไปแล้ว ถ้ายกเลิก แอดมินจะโอนเงินคืนภายใน 3 วันทำการ';
  const isAtGateway = GATEWAY_PAYMENTS.some((way) => way === orders_payment);
  return isAtGateway ? 'ธนาคารยังไม่แจ้งว่าได้รับเงิน ถ้าจ่ายไปแล้ว กรุณาอย่าเพิ่งยกเลิก' : 'ยังไม่มีการตัดเงิน';
}

/** Cancels an order that waits, and says why (design: 33 #orders-cancel). */
export function CancelDialog({ order, onCancelled }: { order: OwnOrder; onCancelled: () => void }) {
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
      onCancelled();
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
