import { useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { call } from '@wethi/http';
import { useDialogs } from '../../overlays/dialogs';
import { forgetMember } from '../../session/member';
import { Button, ButtonLink } from '../../ui/actions/button';
import { Card } from '../../ui/layout/card';
import { paths } from '../../config/paths';
import { useSave } from '../../ui/use-save';
import styles from './details.module.css';

/** Where the account is open: leaving here, or everywhere at once (requirement ACC-06). */
export function SessionsCard({ tel }: { tel: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { open } = useDialogs();
  const { save: leaveEverywhere, busy } = useSave(() => call('POST', 'logoutEverywhere'), {
    success: 'ออกจากระบบทุกอุปกรณ์แล้ว',
    failure: 'ออกจากระบบไม่ได้',
    then: async () => {
      forgetMember(client);
      await navigate(paths.home);
    },
  });
  return (
    <Card className={styles.section}>
      <h2>ความปลอดภัย</h2>
      <p className="t2">หากใช้เครื่องร่วมกับผู้อื่น หรือทำโทรศัพท์หาย ให้ออกจากระบบทุกอุปกรณ์</p>
      <div className={styles.actions}>
        <Button onClick={() => open({ name: 'forgot', tel })}>เปลี่ยน PIN</Button>
        <ButtonLink to={paths.logout}>
          <LogOut size={18} aria-hidden />
          ออกจากระบบ
        </ButtonLink>
        <Button kind="danger" loading={busy} onClick={() => leaveEverywhere()}>
          ออกจากระบบทุกอุปกรณ์
        </Button>
      </div>
    </Card>
  );
}
