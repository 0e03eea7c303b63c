import { Bell, Play } from 'lucide-react';
import { useRecording } from '../../app/recording';
import { RefusedActions } from '../../app/refused-actions';
import { Button, ButtonLink } from '../../components/button';
import { paths } from '../../config/paths';
import { saveCalendarEntry } from './calendar-entry';
import type { StatedPurchase } from './purchase-state';

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
      return <WatchLink productId={purchase.product_id} first={first} />;
    case 'coming':
      return (
        <Button block onClick={() => saveCalendarEntry(purchase)}>
          <Bell size={18} aria-hidden />
          เตือนก่อนเริ่ม
        </Button>
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

function WatchLink({ productId, first }: { productId: number; first: boolean }) {
  const { video, isPending } = useRecording(productId);
  if (!video) {
    return (
      <Button block disabled loading={isPending}>
        {isPending ? 'กำลังโหลด' : 'กำลังเตรียมวิดีโอ'}
      </Button>
    );
  }
  return (
    <ButtonLink kind={first ? 'primary' : 'brand'} block to={paths.replay(video.id)}>
      <Play size={18} fill="currentColor" aria-hidden />
      ดูย้อนหลัง
    </ButtonLink>
  );
}
