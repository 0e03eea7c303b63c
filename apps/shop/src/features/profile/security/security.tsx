import { phone, plainDate, bangkokTime } from '@wethi/format';
import { KeyRound, Smartphone } from 'lucide-react';
import type { Member } from '../../../api-types';
import { useDialogs } from '../../../overlays/dialogs';
import { useMember } from '../../../session/member';
import { Button } from '../../../ui/actions/button';
import { SkeletonList } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import styles from '../details.module.css';
import { PinDialog } from '../pin-dialog';
import { Devices } from './devices';
import { History } from './history';
import { PhoneDialog } from './phone-dialog';
import { Socials } from './socials';

/** PIN and phone, where one is signed in, and what happened (design: 33 #security). */
export function Security() {
  const session = useMember();
  const member = session.member ?? session.left;
  if (!member) return <SkeletonList rows={3} height={180} />;
  return (
    <div className={styles.sections}>
      <Keys member={member} />
      <Socials />
      <Devices />
      <History />
    </div>
  );
}

function Keys({ member }: { member: Member }) {
  const { overlay, open } = useDialogs();
  const { user_pin_at } = member;
  const last = user_pin_at ? `เปลี่ยนล่าสุด ${plainDate(bangkokTime(user_pin_at).date)} ` : '';
  return (
    <Card className={styles.section}>
      <h2>PIN และเบอร์โทรศัพท์</h2>
      <ul className={styles.rows}>
        <li>
          <KeyRound size={22} aria-hidden />
          <div>
            <b>เปลี่ยน PIN 4 หลัก</b>
            <p className="small muted">{last}เปลี่ยนแล้วเครื่องอื่นต้องเข้าระบบใหม่</p>
          </div>
          <Button size="small" onClick={() => open({ name: 'pin' })}>
            เปลี่ยน PIN
          </Button>
        </li>
        <li>
          <Smartphone size={22} aria-hidden />
          <div>
            <b>เบอร์โทรศัพท์</b>
            <p className="small muted num">{phone(member.user_tel)} ใช้เข้าระบบ</p>
          </div>
          <Button size="small" onClick={() => open({ name: 'phone' })}>
            เปลี่ยนเบอร์
          </Button>
        </li>
      </ul>
      {overlay?.name === 'pin' && <PinDialog />}
      {overlay?.name === 'phone' && <PhoneDialog member={member} />}
    </Card>
  );
}
