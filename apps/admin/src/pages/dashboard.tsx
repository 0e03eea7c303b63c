import { Skeleton } from 'antd';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import { EmptyBox } from '../feedback/empty-box';
import { ReadFailed } from '../feedback/read-failed';
import { Page } from '../layout/page';
import { useMay } from '../providers/access';
import { useNow } from '../waiting-orders/use-now';
import { useOldestOrders } from '../waiting-orders/use-waiting-orders';
import { BestShows, CouponsUsed } from './dashboard/best';
import { DailyChart } from './dashboard/daily-chart';
import styles from './dashboard/dashboard.module.css';
import { Figures } from './dashboard/figures';
import { NewMembersChart } from './dashboard/new-members';
import { OnAir } from './dashboard/on-air';
import { type Period, usePeriod } from './dashboard/period';
import { PeriodTools } from './dashboard/period-tools';
import { Slips } from './dashboard/slips';
import { Undelivered } from './dashboard/undelivered';
import { useIsBehind } from './dashboard/use-figures';
import { useIsNew } from './dashboard/use-is-new';
import { WaitingList } from './dashboard/waiting-list';

/** Few ever see it. */
const NewShop = lazy(() => import('./dashboard/start/new-shop'));
const SHOWN = 4;

/** Money, orders, slips, viewers and what sold best, of a period and of a band (ADMIN-02). */
export default function DashboardPage() {
  const { result: waiting, query } = useOldestOrders(SHOWN);
  const mayRead = useMay('reports.read');
  const mayApprove = useMay('orders.approve');
  const maySend = useMay('messages.send');
  const isNew = useIsNew(useMay('catalog.write'));
  const now = useNow();
  const period = usePeriod();
  const loading = <Skeleton active className={styles.chart} />;
  if (isNew)
    return (
      <Page>
        <Suspense fallback={loading}>
          <NewShop />
        </Suspense>
      </Page>
    );
  return (
    <Page>
      {maySend && <Undelivered />}
      {mayRead && <PeriodTools period={period} />}
      <Parts period={period}>
        <Figures period={period} waiting={waiting.total ?? 0} oldest={waiting.data[0]?.create_at} now={now} />
        <div className={styles.columns}>
          <div>
            {mayRead && <DailyChart period={period} />}
            <OnAir period={period} />
          </div>
          <div>
            {mayRead && <Slips period={period} />}
            {mayApprove && (
              <WaitingList orders={waiting.data} now={now}>
                {query.isLoading && loading}
                {query.error && <ReadFailed what="รายการ" error={query.error} retry={query.refetch} />}
                {query.isSuccess && waiting.data.length === 0 && <EmptyBox text="ไม่มีคำสั่งซื้อรอยืนยัน" />}
              </WaitingList>
            )}
          </div>
        </div>
        {mayRead && (
          <div className={styles.halves}>
            <BestShows period={period} />
            <div>
              <CouponsUsed period={period} />
              <NewMembersChart period={period} />
            </div>
          </div>
        )}
      </Parts>
    </Page>
  );
}

/** What stands there is marked as long as it is another period's or band's. */
function Parts({ period, children }: PropsWithChildren<{ period: Period }>) {
  return (
    <div className="behind" aria-busy={useIsBehind(period)}>
      {children}
    </div>
  );
}
