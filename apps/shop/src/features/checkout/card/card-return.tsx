import { LoaderCircle } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { PaymentRequest } from '../../../overlays/payment-request';
import { useDialogs } from '../../../overlays/dialogs';
import { paths } from '../../../config/paths';
import { useRefreshMember } from '../../../session/member';
import { ButtonLink } from '../../../ui/actions/button';
import { PayPanel } from '../frame/pay-panel';
import { useCardAnswer } from './use-card-order';

/** After that the order's own page goes on waiting. */
const PATIENCE_MS = 60_000;

interface CardReturnProps {
  order: NonNullable<PaymentRequest['unpaid']>;
  onPaid: () => void;
}

/** Back from the bank's page, which proves nothing: the gateway is asked (screens-shop.md 31, #card-return). */
export function CardReturn({ order: { id, order_no }, onPaid }: CardReturnProps) {
  const { open } = useDialogs();
  const navigate = useNavigate();
  const refresh = useRefreshMember();
  useCardAnswer(id, (card) => {
    if (card.orders_status === 'approve') return onPaid();
    if (card.orders_status === 'wait') return open({ name: 'pay', order: id, way: 'card' });
    return void refresh();
  });
  const leave = useEffectEvent(() => void navigate(paths.order(order_no), { replace: true }));
  useEffect(() => {
    const timer = setTimeout(leave, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <h3>ชำระด้วยบัตร</h3>
      <PayPanel icon={<LoaderCircle size={36} className="spin" aria-hidden />} title="กำลังถามผลจากธนาคาร">
        <p>
          กลับมาแล้ว รออีกไม่กี่วินาที กรุณาอย่ากดชำระซ้ำ ถ้าปิดหน้านี้ ผลจะอยู่ที่คำสั่งซื้อ <span className="num nowrap">{order_no}</span>
        </p>
      </PayPanel>
      <ButtonLink block to={paths.order(order_no)} replace>
        ไปที่คำสั่งซื้อ
      </ButtonLink>
    </>
  );
}
