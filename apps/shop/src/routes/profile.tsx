import { Lock } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { useDialogs } from '../overlays/dialogs';
import { useMember } from '../session/member';
import { Unreachable } from '../ui/feedback/unreachable';
import { Button } from '../ui/actions/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Page } from '../ui/layout/page';
import { Skeleton } from '../ui/feedback/skeleton';
import { pageTitle } from '../config/site';
import { ProfileForm } from '../features/profile/profile-form';
import styles from '../features/profile/profile-form.module.css';
import { SessionsCard } from '../features/profile/sessions-card';

export const meta: MetaFunction = () => [{ title: pageTitle('ข้อมูลสมาชิก') }, { name: 'robots', content: 'noindex' }];

export default function Profile() {
  const session = useMember();
  const { open } = useDialogs();
  return (
    <Page title="จัดการโปรไฟล์">
      <div className={styles.sections}>
        {session.state === 'unknown' && <Skeleton style={{ height: 360, borderRadius: 20 }} />}
        {session.state === 'unreachable' && <Unreachable onRetry={session.retry} />}
        {session.state === 'guest' && (
          <EmptyState icon={Lock} title="กรุณาเข้าระบบ" text="เข้าระบบเพื่อดูและแก้ไขข้อมูลสมาชิก">
            <Button kind="primary" onClick={() => open({ name: 'login' })}>
              เข้าระบบ
            </Button>
          </EmptyState>
        )}
        {session.state === 'member' && (
          <>
            <ProfileForm key={session.member.id} member={session.member} />
            <SessionsCard tel={session.member.user_tel} />
          </>
        )}
      </div>
    </Page>
  );
}
