import type { ReactNode } from 'react';
import { useForgetOthersTickets } from '../session/own-tickets';
import { Footer } from './footer';
import { NavigationProgress } from './navigation-progress';
import { OfflineNotice } from './offline-notice';
import { useFocusOnPageChange } from './page-change';
import styles from './shell.module.css';
import { TopBar } from './top-bar/top-bar';
import { usePageHandle } from './use-page-handle';

export function Shell({ children }: { children: ReactNode }) {
  const { flush = false, bare = false } = usePageHandle();
  const main = useFocusOnPageChange();
  useForgetOthersTickets();
  if (bare) {
    return (
      <main id="main" ref={main} tabIndex={-1} className="flush">
        {children}
      </main>
    );
  }
  return (
    <>
      <a className={styles.skip} href="#main">
        ข้ามไปเนื้อหา
      </a>
      <NavigationProgress />
      <TopBar clear={flush} />
      <main id="main" ref={main} tabIndex={-1} className={flush ? 'flush' : undefined}>
        {children}
      </main>
      <Footer />
      <OfflineNotice />
    </>
  );
}
