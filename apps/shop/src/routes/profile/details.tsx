import { WatchRail } from '../../features/orders/watch-rail';
import { AvatarDialog } from '../../features/profile/avatar-dialog';
import { PinDialog } from '../../features/profile/pin-dialog';
import { ProfileForm } from '../../features/profile/profile-form';
import styles from '../../features/profile/details.module.css';
import { useDialogs } from '../../overlays/dialogs';
import { useMember } from '../../session/member';
import { SkeletonList } from '../../ui/feedback/skeleton';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/details';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ข้อมูลสมาชิก' });

export { shouldRevalidate } from '../../overlays/overlay';

export function loader() {
  return { now: Date.now() };
}

export default function Details({ loaderData: { now } }: Route.ComponentProps) {
  const session = useMember();
  const { overlay } = useDialogs();
  const member = session.member ?? session.left;
  if (!member) return <SkeletonList rows={1} height={360} />;
  return (
    <div className={styles.sections}>
      <ProfileForm key={member.id} member={member} />
      <WatchRail now={now} title="งานแสดงที่ซื้อ" />
      {overlay?.name === 'avatar' && <AvatarDialog hasFace={Boolean(member.user_path)} />}
      {overlay?.name === 'pin' && <PinDialog />}
    </div>
  );
}
