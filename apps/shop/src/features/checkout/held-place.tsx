import { useQuery } from '@tanstack/react-query';
import { bangkokTime, clockTime } from '@wethi/format';
import { ApiError, call } from '@wethi/http';
import { paths } from '../../config/paths';
import type { PaymentRequest } from '../../overlays/payment-request';
import { MEMBER_KEY } from '../../session/member';
import { ButtonLink } from '../../ui/actions/button';
import { Alert } from '../../ui/feedback/alert';

const NO_PLACE = ['SOLD_OUT', 'QUEUE_NEEDED'];

/** Keeps a place of a limited show from the moment its buyer goes to pay, so that nobody transfers for what is gone (BUY-14). */
export function HeldPlace({ product }: Pick<PaymentRequest, 'product'>) {
  const { data, error } = useQuery({
    queryKey: [...MEMBER_KEY, 'place-hold', product.id],
    queryFn: async () => (await call('POST', 'placeHold', { body: { product_id: product.id } })).data ?? null,
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  if (error instanceof ApiError && NO_PLACE.includes(error.code)) {
    return (
      <>
        <Alert kind="no">{error.message} กรุณาอย่าเพิ่งโอนเงิน</Alert>
        <ButtonLink block to={paths.waitingRoom(product.product_url)}>
          {error.code === 'SOLD_OUT' ? 'ลงชื่อรอบัตรคืน' : 'เข้าห้องรอซื้อบัตร'}
        </ButtonLink>
      </>
    );
  }
  if (!data?.hold_until) return null;
  return <p className="small muted">กันที่นั่งไว้ให้ถึง {clockTime(bangkokTime(data.hold_until).time)}</p>;
}
