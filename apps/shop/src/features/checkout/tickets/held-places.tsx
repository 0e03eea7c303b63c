import { useQuery } from '@tanstack/react-query';
import { bangkokTime, clockTime } from '@wethi/format';
import type { ReactNode } from 'react';
import { ApiError, call, errorText } from '@wethi/http';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { payingOf, type PaymentRequest } from '../../../overlays/payment-request';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { Alert } from '../../../ui/feedback/alert';
import { useHasCome, useRightClock } from '../../../ui/time/use-clock';
import styles from './held-places.module.css';

const NO_PLACE = ['SOLD_OUT', 'QUEUE_NEEDED'];
/** Nor is it sold to them, or at that price. */
const NOT_SOLD = ['PRICE_MEMBERS_ONLY', 'PRICE_NOT_AVAILABLE', 'PRODUCT_CLOSED'];

/** Keeps places of a limited show from the moment their buyer goes to pay, so that nobody transfers for what is gone (BUY-14). */
export function usePlaceHold({ product, product_price_id, tickets = 1 }: PaymentRequest, enabled: boolean) {
  return useQuery({
    enabled,
    // Not among what is read anew once something is paid: that would hold places again.
    queryKey: ['place-hold', product.id, tickets, product_price_id],
    queryFn: async () => {
      const body = { product_id: product.id, tickets, product_price_id };
      return (await call('POST', 'placeHold', { body })).data ?? null;
    },
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
}

/** Is there no place to pay for? */
export function isPlaceRefused(error: unknown): boolean {
  return error instanceof ApiError && [...NO_PLACE, ...NOT_SOLD, 'PLACES_TOO_FEW'].includes(error.code);
}

interface HeldPlacesProps {
  request: PaymentRequest;
  hold: ReturnType<typeof usePlaceHold>;
}

export function HeldPlaces({ request, hold: { data, error, refetch, isFetching } }: HeldPlacesProps) {
  const { product, tickets = 1 } = request;
  if (error instanceof ApiError && error.code === 'PLACES_TOO_FEW') return <TooFew request={request} refusal={error} />;
  if (error instanceof ApiError && NO_PLACE.includes(error.code)) {
    return (
      <div className={styles.warning}>
        <Alert kind="no">{error.message} กรุณาอย่าเพิ่งโอนเงิน</Alert>
        <ButtonLink block to={paths.waitingRoom(product.product_url)}>
          {error.code === 'SOLD_OUT' ? 'ลงชื่อรอบัตรคืน' : 'เข้าห้องรอซื้อบัตร'}
        </ButtonLink>
      </div>
    );
  }
  if (error instanceof ApiError && NOT_SOLD.includes(error.code)) {
    return (
      <div className={styles.warning}>
        <Alert kind="no">{error.message} กรุณาอย่าเพิ่งโอนเงิน</Alert>
        <ButtonLink block to={paths.show(product.product_url)}>
          {error.code === 'PRODUCT_CLOSED' ? 'ดูรายละเอียดงาน' : 'ดูราคาอื่น'}
        </ButtonLink>
      </div>
    );
  }
  const again = { onAgain: () => void refetch(), busy: isFetching };
  if (error && product.product_limit !== null)
    return <NotHeld {...again}>ยังกันที่นั่งให้ไม่ได้ {errorText(error)} ถ้าโอนตอนนี้ บัตรอาจหมดก่อนเงินเข้า</NotHeld>;
  if (!data?.hold_until) return null;
  return <Held until={data.hold_until} now={data.now} tickets={tickets} {...again} />;
}

interface AgainProps {
  onAgain: () => void;
  busy: boolean;
}

/** Nothing is kept: who has not paid yet asks again first. */
function NotHeld({ children, onAgain, busy }: AgainProps & { children: ReactNode }) {
  return (
    <div className={styles.warning}>
      <Alert kind="no">{children}</Alert>
      <Button block loading={busy} onClick={onAgain}>
        กันที่นั่งอีกครั้ง
      </Button>
    </div>
  );
}

/** Until when, and that it is over. */
function Held({ until, now, tickets, ...again }: AgainProps & { until: string; now: string; tickets: number }) {
  const serverNow = Date.parse(now);
  useRightClock(serverNow);
  const isOver = useHasCome(Date.parse(until), serverNow);
  if (isOver) return <NotHeld {...again}>หมดเวลากันที่นั่งแล้ว ถ้ายังไม่ได้โอน กรุณากันที่นั่งอีกครั้งก่อน</NotHeld>;
  const places = tickets > 1 ? `กันที่นั่งไว้ให้ ${tickets} ที่` : 'กันที่นั่งไว้ให้';
  return (
    <p className="small muted">
      {places}ถึง {clockTime(bangkokTime(until).time)}
    </p>
  );
}

/** There are some, but not as many as they want. */
function TooFew({ request, refusal }: { request: PaymentRequest; refusal: ApiError }) {
  const { open } = useDialogs();
  const { places_left: tickets } = refusal.data as { places_left: number };
  return (
    <div className={styles.warning}>
      <Alert kind="no">{refusal.message} กรุณาอย่าเพิ่งโอนเงิน</Alert>
      <Button block onClick={() => open({ name: 'pay', ...payingOf({ ...request, tickets }) })}>
        ซื้อ {tickets} ใบ
      </Button>
    </div>
  );
}
