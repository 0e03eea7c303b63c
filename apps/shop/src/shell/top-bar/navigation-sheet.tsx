import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Link } from 'react-router';
import { Button, IconButton } from '../../ui/actions/button';
import { Logo } from '../../ui/media/logo';
import { useDialogs } from '../../overlays/dialogs';
import { useMember } from '../../session/member';
import { useReturnFocus } from '../../ui/overlay/use-return-focus';
import { NAVIGATION } from './navigation';
import styles from './navigation-sheet.module.css';

/** The main menu of a phone. Its links take its place in the browser's history. */
export default function NavigationSheet() {
  const { close } = useDialogs();
  const { state } = useMember();
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <Dialog.Title className="sr">เมนู</Dialog.Title>
          <div className="spread">
            <Logo />
            <IconButton label="ปิดเมนู" onClick={close}>
              <X size={24} aria-hidden />
            </IconButton>
          </div>
          <nav className={styles.links} aria-label="เมนูหลัก">
            {NAVIGATION.map(({ to, title, icon: Icon }) => (
              <Link key={to} to={to} replace>
                <Icon size={20} aria-hidden />
                {title}
              </Link>
            ))}
          </nav>
          {state === 'guest' && <GuestButtons />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
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
