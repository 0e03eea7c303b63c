import { Outlet } from 'react-router';
import { ProfileNav } from '../../features/profile/profile-nav';
import styles from '../../features/profile/profile-nav.module.css';
import { MemberPage } from '../../session/member-page';

/** What the parts of the profile stand in. */
export default function ProfileFrame() {
  return (
    <MemberPage wide title="ข้อมูลสมาชิก" invitation="เข้าระบบเพื่อดูและแก้ไขข้อมูลสมาชิก">
      <div className={styles.frame}>
        <ProfileNav />
        <div>
          <Outlet />
        </div>
      </div>
    </MemberPage>
  );
}
