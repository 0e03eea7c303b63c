import { ProfileForm } from '../../features/profile/profile-form';
import styles from '../../features/profile/details.module.css';
import { SessionsCard } from '../../features/profile/sessions-card';
import { useMember } from '../../session/member';
import { SkeletonList } from '../../ui/feedback/skeleton';
import { pageMeta } from '../../server/page-meta';
import type { Route } from './+types/details';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ข้อมูลสมาชิก' });

export default function Details() {
  const session = useMember();
  const member = session.member ?? session.left;
  if (!member) return <SkeletonList rows={1} height={360} />;
  return (
    <div className={styles.sections}>
      <ProfileForm key={member.id} member={member} />
      <SessionsCard tel={member.user_tel} />
    </div>
  );
}
