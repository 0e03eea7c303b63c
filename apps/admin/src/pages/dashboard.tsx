import { Alert, Button, Skeleton } from 'antd';
import { Card, Page } from '../components/page';
import { useNow } from '../components/use-now';
import { useWaitingOrders } from '../waiting-orders/use-waiting-orders';
import styles from './dashboard/dashboard.module.css';
import { Figures } from './dashboard/figures';
import { SalesChart } from './dashboard/sales-chart';
import { useSales } from './dashboard/use-sales';
import { WaitingList } from './dashboard/waiting-list';

const SHOWN = 4;

export default function DashboardPage() {
  const { result: waiting } = useWaitingOrders(SHOWN);
  const { data, error, refetch } = useSales();
  const now = useNow();
  if (error) {
    const retry = <Button onClick={() => void refetch()}>ลองใหม่</Button>;
    return (
      <Page>
        <Alert type="error" showIcon message="อ่านยอดขายไม่สำเร็จ" description={error.message} action={retry} />
        <WaitingList orders={waiting.data} now={now} />
      </Page>
    );
  }
  return (
    <Page>
      {data ? (
        <Figures {...data} waiting={waiting.total ?? 0} oldest={waiting.data[0]?.create_at} now={now} />
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
      <div className={styles.columns}>
        <Card title="ยอดขาย 14 วัน" extra={<span className="secondary">บาท</span>}>
          {data ? <SalesChart days={data.days} /> : <Skeleton active className={styles.chart} />}
        </Card>
        <WaitingList orders={waiting.data} now={now} />
      </div>
    </Page>
  );
}
