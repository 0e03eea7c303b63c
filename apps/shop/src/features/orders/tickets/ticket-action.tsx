import { preparePlayer } from '@wethi/player/prepare';
import { Play } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import type { Purchase } from '../../../api-types';
import { RefusedActions } from '../refused-actions';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { paths } from '../../../config/paths';
import { useBoughtRecording } from '../bought-recording';
import type { StatedPurchase } from './purchase-state';

const CalendarMenu = lazy(() => import('./calendar-menu'));

/** What can be done with a purchase; the first that can be watched is the yellow one. */
export function TicketAction({ entry: { purchase, state }, first }: { entry: StatedPurchase; first: boolean }) {
  switch (state.name) {
    case 'live':
      return (
        <ButtonLink kind={first ? 'primary' : 'brand'} block to={paths.live()}>
          <Play size={18} fill="currentColor" aria-hidden />
          เข้าชมสด
        </ButtonLink>
      );
    case 'watch':
    case 'ending':
      return <WatchLink purchase={purchase} first={first} />;
    case 'coming':
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
    case 'refused':
      return <RefusedActions purchase={purchase} kind="brand" />;
    default:
      return (
        <ButtonLink kind="line" block to={paths.show(purchase.product_url)}>
          ดูรายละเอียด
        </ButtonLink>
      );
  }
}

function WatchLink({ purchase, first }: { purchase: Purchase; first: boolean }) {
  const { video, isPending } = useBoughtRecording(purchase);
  const canPlay = video !== undefined;
  useEffect(() => {
    if (canPlay) preparePlayer();
  }, [canPlay]);
  if (!video) {
    return (
      <Button block disabled loading={isPending}>
        {isPending ? 'กำลังโหลด' : 'กำลังเตรียมวิดีโอ'}
      </Button>
    );
  }
  return (
    <ButtonLink kind={first ? 'primary' : 'brand'} block to={paths.replay(video.id)} prefetch="viewport">
      <Play size={18} fill="currentColor" aria-hidden />
      ดูย้อนหลัง
    </ButtonLink>
  );
}
