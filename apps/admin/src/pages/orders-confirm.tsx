import { Spin } from 'antd';
import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyBox } from '../components/empty-box';
import { ReadFailed } from '../components/read-failed';
import type { Decision } from './orders-confirm/delayed-decision';
import { OrderView } from './orders-confirm/order-view';
import styles from './orders-confirm/orders-confirm.module.css';
import { Queue } from './orders-confirm/queue';
import { ShortcutHelp } from './orders-confirm/shortcut-help';
import { useDecisions } from './orders-confirm/use-decisions';
import { useNow } from '../components/use-now';
import type { Screen } from '../resources';
import { useWaitingOrders } from '../waiting-orders/use-waiting-orders';
import { matches } from '../waiting-orders/waiting-order';

/** As many as one call may answer. */
const SHOWN = 100;

/** The open order stands in the address, so that it survives a reload. */
function useOpenOrder() {
  const [parameters, setParameters] = useSearchParams();
  const open = (id: number | undefined) => setParameters(id ? { order: String(id) } : {}, { replace: true });
  return { asked: Number(parameters.get('order')), open };
}

function QueueEmpty() {
  return (
    <main className={styles.center}>
      <EmptyBox text="ไม่มีคำสั่งซื้อรอยืนยัน เมื่อมีผู้ส่งสลิปที่ระบบตรวจเองไม่ได้ จะปรากฏที่นี่ทันที">
        <Link to="/orders">ดูคำสั่งซื้อทั้งหมด</Link>
      </EmptyBox>
    </main>
  );
}

export const screen: Screen = {
  name: 'ordersConfirm',
  path: '/ordersConfirm',
  label: 'ยืนยันการชำระเงิน',
  group: 'Order',
  place: 1,
  icon: Receipt,
};

export default function OrdersConfirmPage() {
  const { result, query } = useWaitingOrders(SHOWN);
  const { asked, open } = useOpenOrder();
  const { decided, decide } = useDecisions(open);
  const [text, setText] = useState('');
  const [helping, setHelping] = useState(false);
  const waiting = result.data.filter(({ id }) => !decided.includes(id));
  const orders = waiting.filter((order) => matches(order, text));
  const index = Math.max(
    orders.findIndex(({ id }) => id === asked),
    0,
  );
  const current = orders[index];
  const now = useNow();

  const decideAndGoOn = (decision: Decision) => {
    decide(decision);
    open((orders[index + 1] ?? orders[index - 1])?.id);
  };
  const move = (step: 1 | -1) => open((orders[index + step] ?? current)?.id);

  if (query.isLoading) return <Spin className={styles.center} />;
  if (query.error) {
    return (
      <main className={styles.center}>
        <ReadFailed what="รายการ" error={query.error} retry={query.refetch} />
      </main>
    );
  }
  if (waiting.length === 0) return <QueueEmpty />;
  return (
    <main className={styles.confirm}>
      <Queue orders={orders} current={current} now={now} search={setText} open={({ id }) => open(id)} move={move} />
      {current && (
        <OrderView
          key={current.id}
          order={current}
          move={move}
          decide={decideAndGoOn}
          showHelp={() => setHelping(true)}
        />
      )}
      <ShortcutHelp open={helping} close={() => setHelping(false)} />
    </main>
  );
}
