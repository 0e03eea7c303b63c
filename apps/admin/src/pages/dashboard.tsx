import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { EmptyBox } from '../feedback/empty-box';
import { ReadFailed } from '../feedback/read-failed';
import { Card, Page } from '../layout/page';
import { Link } from 'react-router';
import { useMay } from '../providers/access';
import { useNow } from '../waiting-orders/use-now';
import { useOldestOrders } from '../waiting-orders/use-waiting-orders';
import styles from './dashboard/dashboard.module.css';
import { Figures } from './dashboard/figures';
import { SalesChart } from './dashboard/sales-chart';
import { Undelivered } from './dashboard/undelivered';
import { useIsNew } from './dashboard/use-is-new';
import { useSales } from './dashboard/use-sales';
import { WaitingList } from './dashboard/waiting-list';

/** Few ever see it. */
const NewShop = lazy(() => import('./dashboard/new-shop'));
const SHOWN = 4;

export default function DashboardPage() {
  const { result: waiting, query } = useOldestOrders(SHOWN);
  const mayRead = useMay('reports.read');
  const mayApprove = useMay('orders.approve');
  const { data, error, refetch } = useSales(mayRead);
  const maySend = useMay('messages.send');
  const isNew = useIsNew(useMay('catalog.write'));
  const now = useNow();
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
      {error && <ReadFailed what="ยอดขาย" error={error} retry={refetch} />}
      {data && <Figures {...data} waiting={waiting.total ?? 0} oldest={waiting.data[0]?.create_at} now={now} />}
      <div className={styles.columns}>
        {mayRead && !error && (
          <Card title="ยอดขาย 14 วัน (บาท)" extra={<Link to="/sales">รายงานยอดขาย</Link>}>
            {data ? <SalesChart days={data.days} /> : loading}
          </Card>
        )}
        {mayApprove && (
          <WaitingList orders={waiting.data} now={now}>
            {query.isLoading && loading}
            {query.error && <ReadFailed what="รายการ" error={query.error} retry={query.refetch} />}
            {query.isSuccess && waiting.data.length === 0 && <EmptyBox text="ไม่มีคำสั่งซื้อรอยืนยัน" />}
          </WaitingList>
        )}
      </div>
    </Page>
  );
}
