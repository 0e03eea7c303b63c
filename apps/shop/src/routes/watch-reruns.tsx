import { QrCode, Ticket } from 'lucide-react';
import { paths } from '../config/paths';
import { Garlands } from '../features/orders/garlands';
import { Tickets } from '../features/orders/tickets/tickets';
import { MemberPage } from '../session/member-page';
import { usePurchases } from '../session/purchases';
import { useRootData } from '../session/root-data';
import { ButtonLink } from '../ui/actions/button';
import { QuietLink } from '../ui/actions/quiet-button';
import { EmptyState } from '../ui/feedback/empty-state';
import { QueryView } from '../ui/feedback/query-view';
import { pageMeta } from '../server/page-meta';
import type { Route } from './+types/watch-reruns';

export { shouldRevalidate } from '../overlays/overlay';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'งานแสดงที่ซื้อ' });

export function loader() {
  return { now: Date.now() };
}

const nothing = (
  <EmptyState icon={Ticket} title="ยังไม่มีงานแสดงที่ซื้อ" text="เมื่อซื้อแล้ว งานแสดงจะอยู่ที่นี่พร้อมเวลาที่ดูได้">
    <ButtonLink size="small" to={paths.shows}>
      เลือกงานแสดง
    </ButtonLink>
  </EmptyState>
);

export default function WatchReruns({ loaderData: { now } }: Route.ComponentProps) {
  const { accessWindowDays } = useRootData();
  const lead = `ดูสด หรือดูย้อนหลังได้ ${accessWindowDays} วันหลังวันแสดงหรือหลังยืนยันการชำระเงิน`;
  return (
    <MemberPage title="งานแสดงที่ซื้อ" lead={lead} invitation="งานแสดงที่ซื้อไว้จะอยู่ที่นี่พร้อมเวลาที่ดูได้">
      {/* Of who was sent a friend's ticket nothing was bought. */}
      <QuietLink icon={QrCode} to={paths.tickets}>
        บัตรเข้างาน
      </QuietLink>
      <QueryView query={usePurchases()} failure="โหลดงานแสดงที่ซื้อไม่ได้" empty={nothing}>
        {(purchases) => <Tickets purchases={purchases} serverNow={now} />}
      </QueryView>
      <Garlands />
    </MemberPage>
  );
}
