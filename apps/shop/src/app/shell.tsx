import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { Footer } from './footer';
import { OfflineNotice } from './offline-notice';
import styles from './shell.module.css';
import { TopBar } from './top-bar';

/** What a route may ask of the frame around it. */
export interface PageHandle {
  /** The page starts at the top edge, under a clear bar. */
  flush?: boolean;
  hideFooter?: boolean;
}

function usePageHandle(): PageHandle {
  const matches = useMatches();
  return (matches.at(-1)?.handle as PageHandle | undefined) ?? {};
}

export function Shell({ children }: { children: ReactNode }) {
  const { flush = false, hideFooter = false } = usePageHandle();
  return (
    <>
      <a className={styles.skip} href="#main">
        ข้ามไปเนื้อหา
      </a>
      <TopBar clear={flush} />
      <main id="main" tabIndex={-1} className={flush ? 'flush' : undefined}>
        {children}
      </main>
      {!hideFooter && <Footer />}
      <OfflineNotice />
    </>
  );
}
