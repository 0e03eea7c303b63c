import { useGetIdentity } from '@refinedev/core';
import { Drawer, Grid, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router';
import { EmptyBox } from '../feedback/empty-box';
import { maySee } from '../providers/access';
import type { Identity } from '../providers/auth';
import { usePanel } from '../panel/use-panel';
import { screens } from '../screens';
import { ErrorBoundary } from './error-boundary';
import { Header } from './header';
import styles from './layout.module.css';
import { Navigation } from './navigation';
import { usePendingOrders } from './use-pending-orders';

const OwnFactor = lazy(() => import('../factor/own-factor').then((module) => ({ default: module.OwnFactor })));

function useScreen() {
  const { pathname } = useLocation();
  return screens.find(({ path }) => matchPath(path, pathname));
}

/** Drawer at the left (behind a button on phones), header, page. */
export default function AdminLayout() {
  const { pathname, search } = useLocation();
  const screen = useScreen();
  const { data: person } = useGetIdentity<Identity>();
  const isClosed = screen !== undefined && person !== undefined && !maySee(person.role, screen.name);
  const pending = usePendingOrders();
  const wide = Grid.useBreakpoint().lg;
  const menu = usePanel('menu');
  const factor = usePanel('factor');
  const title = screen?.label ?? 'ไม่พบหน้านี้';

  const page = (
    <>
      <title>{`${title} | หลังบ้าน เวที`}</title>
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<Spin className={styles.loading} />}>
          {isClosed ? <EmptyBox text="ไม่มีสิทธิ์ใช้งานส่วนนี้" /> : <Outlet />}
        </Suspense>
      </ErrorBoundary>
    </>
  );
  if (!isClosed && screen?.fills && search.includes(screen.fills)) return page;

  return (
    <div className={styles.frame}>
      {wide && (
        <aside className={styles.side}>
          <Navigation pending={pending ?? 0} />
        </aside>
      )}
      <Drawer
        open={!wide && menu.open}
        onClose={menu.close}
        placement="left"
        width={284}
        closable={false}
        styles={{ body: { padding: 0 } }}
        aria-label="เมนูหลังบ้าน"
      >
        <Navigation pending={pending ?? 0} replace />
      </Drawer>
      <Suspense>{factor.open && <OwnFactor onClose={factor.close} />}</Suspense>
      <div className={styles.page}>
        <Header
          title={title}
          pending={pending ?? 0}
          showPending={screen?.name === 'ordersConfirm' && pending !== undefined}
          note={
            screen?.Note &&
            !isClosed && (
              <Suspense>
                <screen.Note />
              </Suspense>
            )
          }
          openMenu={() => menu.show()}
        />
        {page}
      </div>
    </div>
  );
}
