import { GroupPage } from '../../features/membership/group-page';
import { pageMeta } from '../../server/page-meta';
import { MemberPage } from '../../session/member-page';
import type { Route } from './+types/group';

export const meta: Route.MetaFunction = (page) => [
  ...pageMeta(page, { title: 'เข้ากลุ่มสมาชิก' }),
  { name: 'referrer', content: 'no-referrer' },
];

/** Where the QR of a group leads: a member joins at once, a guest after signing in. */
export default function Group({ params: { key } }: Route.ComponentProps) {
  return (
    <MemberPage title="เข้ากลุ่มสมาชิก" invitation="เข้าระบบแล้วเป็นสมาชิกของกลุ่มทันที">
      <GroupPage key={key} groupKey={key} />
    </MemberPage>
  );
}
