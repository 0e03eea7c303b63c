import { Link } from 'react-router';
import { Button } from '../../ui/actions/button';
import { Logo } from '../../ui/media/logo';
import { useDialogs } from '../../overlays/dialogs';
import { useMember } from '../../session/member';
import { Sheet } from '../../ui/overlay/sheet';
import { NAVIGATION } from './navigation';
import styles from './navigation-sheet.module.css';

/** The main menu of a phone. Its links take its place in the browser's history. */
export default function NavigationSheet() {
  const { close } = useDialogs();
  const { state } = useMember();
  return (
    <Sheet title="เมนู" heading={<Logo />} side="right" closeLabel="ปิดเมนู" onClose={close}>
      <nav className={styles.links} aria-label="เมนูหลัก">
        {NAVIGATION.map(({ to, title, icon: Icon }) => (
          <Link key={to} to={to} replace>
            <Icon size={20} aria-hidden />
            {title}
          </Link>
        ))}
      </nav>
      {state === 'guest' && <GuestButtons />}
    </Sheet>
  );
}

function GuestButtons() {
  const { open } = useDialogs();
  return (
    <div className={styles.account}>
      <Button kind="brand" onClick={() => open({ name: 'register' })}>
        สร้างบัญชี
      </Button>
      <Button kind="line" onClick={() => open({ name: 'login' })}>
        เข้าระบบ
      </Button>
    </div>
  );
}
