import { Ticket, User } from 'lucide-react';
import { useMember } from '../session/member';
import { SignIn } from '../session/sign-in';
import { ButtonLink } from '../ui/actions/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Page } from '../ui/layout/page';
import { paths } from '../config/paths';
import { requestedVideo } from '../features/orders/member-data.server';
import { reasonOf } from '../features/orders/reasons';
import { PlaybackDenied } from '../features/orders/playback-denied';
import { pageMeta } from '../server/page-meta';
import type { Route } from './+types/member';

export { shouldRevalidate } from '../overlays/overlay';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'พื้นที่สมาชิก' });

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  return { reason: search.get('reason'), video: await requestedVideo(search.get('video')) };
}

/** The member area; whoever could not watch a video reads why, and what to do next (decisions.md §3). */
export default function MemberArea({ loaderData }: Route.ComponentProps) {
  const { reason: code, video } = loaderData;
  const reason = reasonOf(code);
  return <Page title="พื้นที่สมาชิก">{reason ? <PlaybackDenied reason={reason} video={video} /> : <Welcome />}</Page>;
}

function Welcome() {
  const { state } = useMember();
  if (state === 'guest') return <SignIn text="เข้าระบบเพื่อดูงานแสดงที่ซื้อไว้และข้อมูลสมาชิก" />;
  return (
    <EmptyState icon={User} title="ยินดีต้อนรับ" text="ดูงานแสดงที่ซื้อไว้ หรือจัดการข้อมูลสมาชิกได้ที่นี่">
      <ButtonLink kind="primary" to={paths.purchases}>
        <Ticket size={20} aria-hidden />
        งานแสดงที่ซื้อ
      </ButtonLink>
      <ButtonLink to={paths.profile}>ข้อมูลสมาชิก</ButtonLink>
    </EmptyState>
  );
}
