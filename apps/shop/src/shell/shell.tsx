import { type ReactNode, useEffect } from 'react';
import { useMatches } from 'react-router';
import type { PageHandle } from '../config/page-handle';
import { Footer } from './footer';
import { NavigationProgress } from './navigation-progress';
import { OfflineNotice } from './offline-notice';
import { useFocusOnPageChange } from './page-change';
import styles from './shell.module.css';
import { TopBar } from './top-bar/top-bar';

function usePageHandle(): PageHandle {
  const matches = useMatches();
  return (matches.at(-1)?.handle as PageHandle | undefined) ?? {};
}

export function Shell({ children }: { children: ReactNode }) {
  const { flush = false } = usePageHandle();
  const main = useFocusOnPageChange();
  // first-sign.mjs hands over what was pressed before.
  useEffect(() => void document.dispatchEvent(new Event('alive')), []);
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
