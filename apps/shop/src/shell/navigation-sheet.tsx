import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Button, IconButton } from '../ui/actions/button';
import { Logo } from '../ui/media/logo';
import { useDialogs } from '../overlays/dialogs';
import { NAVIGATION } from './navigation';
import styles from './navigation-sheet.module.css';

/** Going to another page closes the sheet, also when it is the page one is on. */
function useCloseOnNavigation(onClose: () => void) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
}

export default function NavigationSheet({ guest, onClose }: { guest: boolean; onClose: () => void }) {
  useCloseOnNavigation(onClose);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined}>
          <Dialog.Title className="sr">เมนู</Dialog.Title>
          <div className="spread">
            <Logo />
            <IconButton label="ปิดเมนู" onClick={onClose}>
              <X size={24} aria-hidden />
            </IconButton>
          </div>
          <nav className={styles.links} aria-label="เมนูหลัก">
            {NAVIGATION.map(({ to, title, icon: Icon }) => (
              <Link key={to} to={to}>
                <Icon size={20} aria-hidden />
                {title}
              </Link>
            ))}
          </nav>
          {guest && <GuestButtons onClose={onClose} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function GuestButtons({ onClose }: { onClose: () => void }) {
  const { open } = useDialogs();
  const go = (name: 'login' | 'register') => {
    onClose();
    open({ name });
  };
  return (
    <div className={styles.account}>
      <Button kind="brand" onClick={() => go('register')}>
        สร้างบัญชี
      </Button>
      <Button kind="line" onClick={() => go('login')}>
        เข้าระบบ
      </Button>
    </div>
  );
}
