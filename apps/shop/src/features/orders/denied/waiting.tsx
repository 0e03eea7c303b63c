import { bangkokTime, clockTime, shortPlainDate } from '@wethi/format';
import { awaitsPayment } from '@wethi/contract';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Purchase } from '../../../api-types';
import { paths } from '../../../config/paths';
import { PayOnButton } from '../../../overlays/pay-on-button';
import { usePurchases } from '../../../session/purchases';
import { Button, ButtonLink } from '../../../ui/actions/button';
import type { RequestedVideo } from './member-data.server';
import { UNPAID, WAITING } from './reasons';
import { WhyCard } from './why-card';

/** The order is being looked at: asked again every 15 seconds, and on to the video once it is approved. */
export function Waiting({ order, video }: { order: Purchase; video: RequestedVideo | null }) {
  const navigate = useNavigate();
  const { refetch, isFetching } = usePurchases();
  const isApproved = order.orders_status === 'approve';
  useEffect(() => {
    if (isApproved && video) void navigate(video.path, { replace: true });
  }, [isApproved, video, navigate]);
  const { date, time } = bangkokTime(order.create_at);
  const unpaid = awaitsPayment(order);
  const isSlip = order.orders_payment !== 'cash';
  const what = isSlip ? 'แอดมินกำลังตรวจสลิป ส่งเมื่อ' : 'รอแอดมินยืนยันการรับเงินสด สั่งซื้อเมื่อ';
  return (
    <WhyCard
      reason={unpaid ? UNPAID : WAITING}
      video={video}
      text={unpaid ? UNPAID.text : `${what} ${shortPlainDate(date)} เวลา ${clockTime(time)} ${WAITING.text}`}
    >
      {unpaid ? (
        <PayOnButton kind="primary" size="large" orders_id={order.orders_id} />
      ) : (
        <ButtonLink kind="brand" size="large" to={paths.order(order.order_no)}>
          ดูคำสั่งซื้อ
        </ButtonLink>
      )}
      <Button kind="line" size="large" loading={isFetching} onClick={() => void refetch()}>
        {!isFetching && <RotateCw size={18} aria-hidden />}
        ดูว่ายืนยันหรือยัง
      </Button>
    </WhyCard>
  );
}
