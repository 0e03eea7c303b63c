import { Spin } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EmptyBox } from '../feedback/empty-box';
import { ReadFailed } from '../feedback/read-failed';
import { useNow } from '../waiting-orders/use-now';
import { useOrder, useQueue } from '../waiting-orders/use-waiting-orders';
import { decidedText } from './orders-confirm/decided-order';
import type { Decision } from './orders-confirm/decision/delayed-decisions';
import { RecentDecisions } from './orders-confirm/decision/recent-decisions';
import { useDecisions } from './orders-confirm/decision/use-decisions';
import { NotToDecide } from './orders-confirm/not-to-decide';
import { OrderView } from './orders-confirm/order-view';
import styles from './orders-confirm/orders-confirm.module.css';
import { Queue } from './orders-confirm/queue';
import { ShortcutHelp } from './orders-confirm/shortcut-help';
import { neighbour, shownOrder, type ShownOrder } from './orders-confirm/shown-order';

/** The open order stands in the address, so that it survives a reload and whatever happens to the queue. */
function useOpenOrder() {
  const [parameters, setParameters] = useSearchParams();
  const asked = Number(parameters.get('order')) || undefined;
  const open = (id: number | undefined) => setParameters(id ? { order: String(id) } : {}, { replace: true });
  return { asked, open };
}

function QueueEmpty() {
  return (
    <section className={styles.center}>
      <EmptyBox text="ไม่มีคำสั่งซื้อรอยืนยัน เมื่อมีผู้ส่งสลิปที่ระบบตรวจเองไม่ได้ จะปรากฏที่นี่ทันที">
        <Link to="/orders">ดูคำสั่งซื้อทั้งหมด</Link>
      </EmptyBox>
    </section>
  );
}

interface OpenedProps {
  shown: ShownOrder;
  move: (step: 1 | -1) => void;
  decide: (decision: Decision) => void;
  next: (() => void) | undefined;
}

/** The order beside the queue, or why there is none to decide. */
function Opened({ shown, move, decide, next }: OpenedProps) {
  const [helping, setHelping] = useState(false);
  if (shown.kind === 'waiting') {
    const { order } = shown;
    return (
      <>
        <OrderView
          key={`${order.id} ${order.orders_payment_slip}`}
          order={order}
          move={move}
          decide={decide}
          showHelp={() => setHelping(true)}
        />
        <ShortcutHelp open={helping} close={() => setHelping(false)} />
      </>
    );
  }
  if (shown.kind === 'decided')
    return <NotToDecide text={decidedText(shown.order)} note={shown.order.orders_note} next={next} />;
  if (shown.kind === 'unknown') return <NotToDecide text="ไม่พบคำสั่งซื้อนี้" next={next} />;
  return shown.kind === 'none' ? <QueueEmpty /> : <Spin className={styles.center} />;
}

export default function OrdersConfirmPage() {
  const [text, setText] = useState('');
  const queue = useQueue(text);
  const { asked, open } = useOpenOrder();
  const { pending, decided, decide, undo } = useDecisions(open);
  const orders = queue.orders.filter(({ id }) => !decided.includes(id));
  const inQueue = orders.some(({ id }) => id === asked);
  const { query: read, order } = useOrder(inQueue || queue.query.isLoading ? undefined : asked);
  const shown = shownOrder({ asked, waiting: orders, decided, read: order });
  const now = useNow();

  const first = orders[0]?.id;
  useEffect(() => {
    if (asked === undefined && first !== undefined) open(first);
  });

  const after = neighbour(orders, asked ?? 0, 1);
  const before = neighbour(orders, asked ?? 0, -1);
  const move = (step: 1 | -1) => {
    const other = step === 1 ? after : before;
    if (other) open(other.id);
    else if (step === 1 && queue.left > 0) queue.more();
  };
  const goOn = () => open((after ?? before)?.id);
  const decideAndGoOn = (decision: Decision) => {
    decide(decision);
    goOn();
  };

  const failed = queue.query.error ? queue.query : read.error ? read : undefined;
  if (queue.query.isLoading) return <Spin className={styles.center} />;
  if (failed?.error) {
    return (
      <main className={styles.center}>
        <ReadFailed what="รายการ" error={failed.error} retry={failed.refetch} />
      </main>
    );
  }
  return (
    <main className={styles.confirm}>
      <div className={styles.side}>
        <Queue
          orders={orders}
          openId={asked}
          now={now}
          left={queue.left}
          more={queue.more}
          loadingMore={queue.query.isFetchingNextPage}
          search={setText}
          open={({ id }) => open(id)}
          move={move}
        />
        <RecentDecisions pending={pending} undo={undo} />
      </div>
      <Opened shown={shown} move={move} decide={decideAndGoOn} next={after || before ? goOn : undefined} />
    </main>
  );
}
