import { ORDERS_PAYMENT } from '@wethi/contract';
import { App, Button, Drawer, Skeleton } from 'antd';
import { ChevronLeft, ChevronRight, Link2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../../../actions/icon-button';
import { recordTime } from '../../../columns/record-time';
import { EmptyBox } from '../../../feedback/empty-box';
import { ReadFailed } from '../../../feedback/read-failed';
import { CLOSE_AT_END } from '../../../panel/close-at-end';
import { idOf, type Panel } from '../../../panel/use-panel';
import { useMay } from '../../../providers/access';
import { useOrder } from '../../../waiting-orders/use-waiting-orders';
import type { WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import { OrderTag } from '../order-tag';
import { BookCard } from './book-card';
import { BuyerCard } from './buyer-card';
import { MemoCard } from './memo-card';
import { NextSteps } from './next-steps';
import styles from './order-drawer.module.css';
import { PapersCard } from './papers-card';
import { RefundsCard } from './refunds-card';
import { SendPaper } from './send-paper';
import { SlipCard } from './slip-card';
import { SlipPicture } from './slip-picture';
import { StoryCard } from './story-card';

interface OrderDrawerProps {
  panel: Panel;
  /** Ids of the orders in the list behind it, in their order. */
  neighbours: readonly number[];
}

/** One order over the list; J and K go to the next and the previous, Esc closes (52-admin-orders, detail). */
export default function OrderDrawer({ panel, neighbours }: OrderDrawerProps) {
  const id = idOf(panel);
  const { query, order } = useOrder(panel.open ? id : undefined);
  const place = neighbours.indexOf(id ?? 0);
  const move = (step: 1 | -1) => {
    const other = neighbours[place + step];
    if (place >= 0 && other !== undefined) panel.turnTo(other);
  };
  useKeys(panel.open, move, panel.close);
  const moves = (
    <span className={styles.moves}>
      <IconButton
        label="คำสั่งซื้อก่อนหน้า"
        icon={<ChevronLeft size={20} />}
        disabled={place <= 0}
        onClick={() => move(-1)}
      />
      <IconButton
        label="คำสั่งซื้อถัดไป"
        icon={<ChevronRight size={20} />}
        disabled={place < 0 || place >= neighbours.length - 1}
        onClick={() => move(1)}
      />
    </span>
  );
  return (
    <Drawer
      open={panel.open}
      onClose={panel.close}
      width={1000}
      className={styles.drawer}
      title={order ? <Head order={order} /> : 'คำสั่งซื้อ'}
      extra={moves}
      footer={order && <Foot key={order.id} order={order} />}
      // Its own listener hears nothing once a button that had the focus is gone.
      keyboard={false}
      closable={CLOSE_AT_END}
      destroyOnHidden
    >
      {/* What is only read has nothing to tab to, yet the keyboard has to scroll it. */}
      <div className={styles.content} tabIndex={0} role="group" aria-label="รายละเอียด">
        {query.isLoading && <Skeleton active paragraph={{ rows: 8 }} />}
        {query.error && <ReadFailed what="ข้อมูล" error={query.error} retry={query.refetch} />}
        {(order === null || !id) && <EmptyBox text="ไม่พบรายการนี้" />}
        {order && <Details key={order.id} order={order} panel={panel} />}
      </div>
    </Drawer>
  );
}

function Head({ order }: { order: Order }) {
  const how = `${ORDERS_PAYMENT[order.orders_payment]}${order.orders_payment_slip ? ' (แนบสลิป)' : ''}`;
  return (
    <div className={styles.head}>
      <span className="number">{order.order_no}</span> <OrderTag order={order} />
      <small className="secondary">
        สั่งซื้อ {recordTime(order.create_at)} · {how}
        {order.orders_former_no && ` · เลขที่เดิม ${order.orders_former_no}`}
      </small>
    </div>
  );
}

function Details({ order, panel }: { order: Order; panel: Panel }) {
  const mayApprove = useMay('orders.approve');
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <BuyerCard order={order} />
        {order.orders_payment_slip && <SlipCard order={order} />}
        <BookCard order={order} panel={panel} />
        {mayApprove && <RefundsCard ordersId={order.id} />}
        {mayApprove && <PapersCard ordersId={order.id} />}
      </div>
      <div className={styles.stack}>
        {order.orders_payment_slip && <SlipPicture order={order} />}
        {mayApprove && <StoryCard ordersId={order.id} />}
        {mayApprove && <MemoCard ordersId={order.id} panel={panel} />}
      </div>
    </div>
  );
}

function Foot({ order }: { order: Order }) {
  const { message } = App.useApp();
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    void message.success('คัดลอกลิงก์แล้ว');
  };
  return (
    <div className={styles.foot}>
      <Button icon={<Link2 size={18} aria-hidden />} onClick={() => void copy()}>
        คัดลอกลิงก์
      </Button>
      <SendPaper order={order} />
      <NextSteps order={order} />
    </div>
  );
}

/** By place on the keyboard, because with the Thai layout the same keys type Thai letters. */
function useKeys(open: boolean, move: (step: 1 | -1) => void, close: () => void): void {
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    if (!open || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]');
    if (typing instanceof HTMLTextAreaElement) return;
    if (event.key === 'Escape' && !isAsked()) close();
    if (typing) return;
    if (event.code === 'KeyJ') move(1);
    if (event.code === 'KeyK') move(-1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onPress(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Whether a dialog stands over the order, which Esc closes first. */
function isAsked(): boolean {
  return [...document.querySelectorAll<HTMLElement>('.ant-modal-wrap')].some(({ style }) => style.display !== 'none');
}
