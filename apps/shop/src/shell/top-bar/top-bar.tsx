import { Menu, RotateCw } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button, IconButton } from '../../ui/actions/button';
import { classNames } from '../../ui/class-names';
import { Logo } from '../../ui/media/logo';
import { useDialogs } from '../../overlays/dialogs';
import { type MemberState, useMember } from '../../session/member';
import { isCurrent, NAVIGATION } from './navigation';
import { useRootData } from '../../session/root-data';
import { SearchBox } from '../../features/search/search-box';
import styles from './top-bar.module.css';

const AccountMenu = lazy(() => import('./account-menu'));

const SCROLLED_PX = 8;

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLLED_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}

/** 80 px at the top of a page on desktops, 60 px when scrolled and on smaller screens (product.md §9). */
export function TopBar({ clear }: { clear: boolean }) {
  const scrolled = useScrolled();
  const { pathname } = useLocation();
  const session = useMember();
  const { open } = useDialogs();
  return (
    <header className={classNames(styles.bar, (!clear || scrolled) && styles.solid, scrolled && styles.scrolled)}>
      <div className={styles.inner}>
        <Logo />
        <SearchBox />
        <nav className={styles.nav} aria-label="เมนูหลัก">
          {NAVIGATION.map((link) => (
            <Link key={link.to} to={link.to} aria-current={isCurrent(link, pathname) ? 'page' : undefined}>
              {link.title}
            </Link>
          ))}
        </nav>
        <div className={styles.actions}>
          <Account session={session} />
          <IconButton
            label="เปิดเมนู"
            className={styles.burger}
            aria-haspopup="dialog"
            onClick={() => open({ name: 'menu' })}
          >
            <Menu size={24} aria-hidden />
          </IconButton>
        </div>
      </div>
    </header>
  );
}

function Account({ session }: { session: MemberState }) {
  const { maybeMember } = useRootData();
  if (session.state === 'guest' || (session.state === 'unknown' && !maybeMember)) return <GuestButtons />;
  const waiting = <span className={styles.waiting} aria-hidden />;
  if (session.state === 'unknown') return waiting;
  if (session.state === 'unreachable') {
    return (
      <Button kind="ghost" size="small" aria-label="โหลดข้อมูลสมาชิกอีกครั้ง" onClick={session.retry}>
        <RotateCw size={18} aria-hidden />
        ลองใหม่
      </Button>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <AccountMenu member={session.member} />
    </Suspense>
  );
}

function GuestButtons() {
  const { open } = useDialogs();
  return (
    <>
      <Button kind="ghost" size="small" className="no-phone" onClick={() => open({ name: 'login' })}>
        เข้าระบบ
      </Button>
      <Button kind="brand" size="small" className="no-phone" onClick={() => open({ name: 'register' })}>
        สร้างบัญชี
      </Button>
      <Button kind="brand" size="small" className={`only-phone ${styles.sign}`} onClick={() => open({ name: 'login' })}>
        เข้าระบบ
      </Button>
    </>
  );
}
