import { duration } from '@wethi/format';
import { preparePlayer } from '@wethi/player/prepare';
import { GraduationCap, Play, QrCode } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import type { Purchase } from '../../../api-types';
import { askAgain } from '../ask-again';
import { RefusedActions } from '../refused-actions';
import { LineButton } from '../../../session/contact/line-button';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { paths } from '../../../config/paths';
import { ChangeGiftButton } from '../../../overlays/change-gift-button';
import { PayOnButton } from '../../../overlays/pay-on-button';
import type { StatedPurchase } from './purchase-state';

const CalendarMenu = lazy(() => import('./calendar-menu'));

/** What can be done with a purchase; the first that can be watched is the yellow one. */
export function TicketAction({ entry: { purchase, state }, first }: { entry: StatedPurchase; first: boolean }) {
  switch (state.name) {
    case 'begun':
    case 'live':
      if (purchase.product_format === 'onsite') return <TicketsLink purchase={purchase} />;
      return (
        <>
          <ButtonLink kind={first ? 'primary' : 'brand'} block to={paths.liveOfStage(purchase.stage_id)}>
            <Play size={18} fill="currentColor" aria-hidden />
            เข้าชมสด
          </ButtonLink>
          {purchase.product_format === 'both' && <TicketsLink purchase={purchase} kind="line" />}
        </>
      );
    case 'watch':
    case 'ending':
      return <WatchLink purchase={purchase} first={first} />;
    case 'coming':
      if (purchase.product_format !== 'online') return <TicketsLink purchase={purchase} />;
      return (
        <Suspense>
          <CalendarMenu purchase={purchase} />
        </Suspense>
      );
    case 'waiting':
      return (
        <ButtonLink kind="line" block to={paths.order(purchase.order_no)}>
          ดูคำสั่งซื้อ
        </ButtonLink>
      );
    case 'given':
      return (
        <>
          {!purchase.gift?.gift_taken_at && <ChangeGiftButton orders_id={purchase.orders_id} />}
          <ButtonLink kind="line" block to={paths.order(purchase.order_no)}>
            ดูคำสั่งซื้อ
          </ButtonLink>
        </>
      );
    case 'unpaid':
      return <PayOnButton kind="brand" block orders_id={purchase.orders_id} />;
    case 'refused':
    case 'soldOut':
    case 'couponUsedUp':
    case 'ranOut':
      return <RefusedActions purchase={purchase} kind="brand" />;
    default:
      return <Ended purchase={purchase} />;
  }
}

/** Online a show is sold once to each, so that who wants to see it again asks. */
function Ended({
  purchase: { product_url, product_title, product_status, product_format, order_no },
}: {
  purchase: Purchase;
}) {
  const isSold = product_status === 'replay';
  const isOnline = product_format === 'online';
  return (
    <>
      <ButtonLink kind="line" block to={paths.show(product_url)}>
        {isSold && !isOnline ? 'ซื้อรอบย้อนหลัง' : 'ดูรายละเอียด'}
      </ButtonLink>
      {isSold && isOnline && <LineButton block size="small" message={askAgain(product_title, order_no)} />}
    </>
  );
}

/** Of a show in a hall: what is shown at its gate. */
function TicketsLink({ purchase: { order_no }, kind = 'brand' }: { purchase: Purchase; kind?: 'brand' | 'line' }) {
  return (
    <ButtonLink kind={kind} block to={order_no ? paths.ticket(`${order_no}-1`) : paths.tickets}>
      <QrCode size={18} aria-hidden />
      บัตรเข้างาน
    </ButtonLink>
  );
}

function WatchLink({ purchase, first }: { purchase: Purchase; first: boolean }) {
  const { video_id, video_position } = purchase;
  const canPlay = video_id !== null;
  useEffect(() => {
    if (canPlay) preparePlayer();
  }, [canPlay]);
  if (purchase.product_type !== 'M')
    return (
      <ButtonLink kind={first ? 'primary' : 'brand'} block to={paths.show(purchase.product_url)}>
        <GraduationCap size={20} aria-hidden />
        เข้าเรียน
      </ButtonLink>
    );
  if (video_id === null) {
    return (
      <Button block disabled>
        กำลังเตรียมวิดีโอ
      </Button>
    );
  }
  return (
    <ButtonLink kind={first ? 'primary' : 'brand'} block to={paths.replay(video_id)} prefetch="viewport">
      <Play size={18} fill="currentColor" aria-hidden />
      {video_position > 0 ? (
        <span>
          ดูต่อ <span className="num">{duration(video_position)}</span>
        </span>
      ) : (
        'ดูย้อนหลัง'
      )}
    </ButtonLink>
  );
}
