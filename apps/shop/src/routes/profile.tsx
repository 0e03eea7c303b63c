import { Lock } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { useDialogs } from '../app/dialogs';
import { useMember } from '../app/member';
import { Unreachable } from '../app/unreachable';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Page } from '../components/page';
import { Skeleton } from '../components/skeleton';
import { pageTitle } from '../config/site';
import { ProfileForm } from '../features/account/profile-form';
import styles from '../features/account/profile-form.module.css';
import { SessionsCard } from '../features/account/sessions-card';

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
