import { paths } from '../config/paths';
import { Tickets } from '../features/tickets/tickets';
import { pageMeta } from '../server/page-meta';
import { MemberPage } from '../session/member-page';
import type { Route } from './+types/tickets';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'บัตรเข้างาน' });

const parent = { to: paths.purchases, title: 'งานแสดงที่ซื้อ' };

export default function TicketsPage() {
  return (
    <MemberPage title="บัตรเข้างาน" parent={parent} keeps invitation="บัตรเข้างานของคุณจะอยู่ที่นี่">
      <Tickets />
    </MemberPage>
  );
}
