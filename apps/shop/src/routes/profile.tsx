import { ProfileForm } from '../features/profile/profile-form';
import styles from '../features/profile/profile-form.module.css';
import { SessionsCard } from '../features/profile/sessions-card';
import { useMember } from '../session/member';
import { MemberPage } from '../session/member-page';
import { SkeletonList } from '../ui/feedback/skeleton';
import { pageMeta } from '../server/page-meta';
import type { Route } from './+types/profile';

export const meta: Route.MetaFunction = (page) => pageMeta(page, { title: 'ข้อมูลสมาชิก' });

export default function Profile() {
  const session = useMember();
  const member = session.member ?? session.left;
  return (
    <MemberPage title="จัดการโปรไฟล์" invitation="เข้าระบบเพื่อดูและแก้ไขข้อมูลสมาชิก">
      {!member && <SkeletonList rows={1} height={360} />}
      {member && (
        <div className={styles.sections}>
          <ProfileForm key={member.id} member={member} />
          <SessionsCard tel={member.user_tel} />
        </div>
      )}
    </MemberPage>
  );
}
