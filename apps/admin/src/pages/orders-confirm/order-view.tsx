import { Alert } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { toPay, type WaitingOrder } from '../../waiting-orders/waiting-order';
import { DecisionBar } from './decision/decision-bar';
import type { Decision } from './decision/delayed-decisions';
import { Note } from './decision/note';
import { useJudgement } from './decision/use-judgement';
import { Facts } from './facts';
import { OrderHead } from './order-head';
import styles from './orders-confirm.module.css';
import { slipReason } from './slip-reason';
import { NoSlip, SlipView, ZOOMS } from './slip-view';
import { useShortcuts } from './use-shortcuts';

interface OrderViewProps {
  order: WaitingOrder;
  move: (step: 1 | -1) => void;
  decide: (decision: Decision) => void;
  showHelp: () => void;
}

/** One order in full: the slip beside the facts, and the decision. */
export function OrderView({ order, move, decide, showHelp }: OrderViewProps) {
  const [zoom, setZoom] = useState(0);
  const judgement = useJudgement(order, decide);
  useShortcuts({
    approve: judgement.approve,
    refuse: judgement.refuse,
    next: () => move(1),
    previous: () => move(-1),
    zoom: () => setZoom((zoom + 1) % ZOOMS.length),
    help: showHelp,
  });
  const label = `ภาพสลิปของคำสั่งซื้อ ${order.order_no}`;
  return (
    <section className={styles.order} aria-labelledby="order-title">
      <OrderHead order={order} move={move} />
      <div className={styles.body}>
        {order.orders_payment_slip ? (
          <SlipView ordersId={order.id} label={label} zoom={zoom} setZoom={setZoom} />
        ) : (
          <NoSlip text="คำสั่งซื้อนี้ไม่มีสลิป" />
        )}
        <div className={styles.facts}>
          {order.orders_payment_slip && (
            <Alert type="warning" showIcon icon={<TriangleAlert size={18} />} message={slipReason(order.slip)} />
          )}
          <Facts order={order} />
          <Note {...judgement} />
        </div>
      </div>
      <DecisionBar net={toPay(order)} judgement={judgement} />
    </section>
  );
}
