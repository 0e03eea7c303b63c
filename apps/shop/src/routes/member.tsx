import { requestedVideo } from '../features/orders/denied/member-data.server';
import { PlaybackDenied } from '../features/orders/denied/playback-denied';
import { reasonOf } from '../features/orders/denied/reasons';
import { MemberHome } from '../features/orders/member-home';
import { WatchRail } from '../features/orders/watch-rail';
import { pageMeta } from '../server/page-meta';
import { useMember } from '../session/member';
import { SignIn } from '../session/sign-in';
import { Page } from '../ui/layout/page';
import type { Route } from './+types/member';

export { shouldRevalidate } from '../overlays/overlay';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'พื้นที่สมาชิก' });

export async function loader({ request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const video = await requestedVideo(search.get('video'), search.get('live'));
  return { reason: search.get('reason'), video, now: Date.now() };
}

/** The member area; whoever could not watch a video reads why, and what to do next (decisions.md §3). */
export default function MemberArea({ loaderData }: Route.ComponentProps) {
  const { reason: code, video, now } = loaderData;
  const reason = reasonOf(code);
  const { state } = useMember();
  if (!reason && state === 'guest') {
    return (
      <Page title="พื้นที่สมาชิก">
        <SignIn text="เข้าระบบเพื่อดูงานแสดงที่ซื้อไว้และข้อมูลสมาชิก" />
      </Page>
    );
  }
  return (
    <Page>
      {reason ? <PlaybackDenied reason={reason} video={video} /> : <MemberHome now={now} />}
      <WatchRail now={now} title="ที่ดูได้ตอนนี้" allName="งานแสดงที่ซื้อ" shape="three" />
    </Page>
  );
}
