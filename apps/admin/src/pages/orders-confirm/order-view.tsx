import { ORDERS_PAYMENT, ORDERS_STATUS } from '@wethi/contract';
import { Alert, Button, Input } from 'antd';
import { Hourglass, TriangleAlert } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { recordTime } from '../../components/record-time';
import { StatusTag } from '../../components/status-tag';
import { DecisionBar } from './decision-bar';
import type { Decision } from './delayed-decision';
import { Facts } from './facts';
import { Key } from './key';
import styles from './orders-confirm.module.css';
import { slipReason } from './slip-reason';
import { NoSlip, SlipView, ZOOMS } from './slip-view';
import { useShortcuts } from './use-shortcuts';
import type { WaitingOrder } from '../../waiting-orders/waiting-order';

const NOTE = 'note';

interface OrderViewProps {
  order: WaitingOrder;
  move: (step: 1 | -1) => void;
  decide: (decision: Decision) => void;
  showHelp: () => void;
}

function OrderHead({ order, move }: Pick<OrderViewProps, 'order' | 'move'>) {
  const how = order.orders_payment_slip ? 'การโอน (แนบสลิป)' : ORDERS_PAYMENT[order.orders_payment];
  return (
    <div className={styles.head}>
      <div>
        <h2 id="order-title" className="number">
          {order.order_no}
          <StatusTag tone="wait" icon={<Hourglass />}>
            {order.orders_status} · {ORDERS_STATUS[order.orders_status]}
          </StatusTag>
        </h2>
        <p className="secondary">
          สั่งซื้อ {recordTime(order.create_at)} · ชำระด้วย{how}
        </p>
      </div>
      <div className={`${styles.moves} desktop-only`}>
        <Button aria-keyshortcuts="K" onClick={() => move(-1)}>
          ก่อนหน้า <Key>K</Key>
        </Button>
        <Button aria-keyshortcuts="J" onClick={() => move(1)}>
          ถัดไป <Key>J</Key>
        </Button>
      </div>
    </div>
  );
}

/** A refusal needs a note and a second press; an approval can be taken back for five seconds. */
function useJudgement(order: WaitingOrder, decide: OrderViewProps['decide']) {
  const [note, setNote] = useState('');
  const [armed, setArmed] = useState(false);
  const approve = () => decide({ id: order.id, order_no: order.order_no, orders_status: 'approve' });
  const refuse = () => {
    const orders_note = note.trim();
    if (armed && orders_note)
      return decide({ id: order.id, order_no: order.order_no, orders_status: 'not', orders_note });
    setArmed(true);
    if (!orders_note) document.getElementById(NOTE)?.focus();
  };
  return { note, setNote, armed, disarm: () => setArmed(false), approve, refuse };
}

type Judgement = ReturnType<typeof useJudgement>;

function Note({ note, setNote, armed, disarm, refuse }: Judgement) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) refuse();
    if (event.key !== 'Escape') return;
    disarm();
    event.currentTarget.blur();
  };
  const missing = armed && !note.trim();
  return (
    <div className={styles.note}>
      <label htmlFor={NOTE}>หมายเหตุ (ส่งให้ผู้ซื้อเมื่อไม่อนุมัติ)</label>
      <Input.TextArea
        id={NOTE}
        rows={2}
        maxLength={500}
        value={note}
        status={missing ? 'error' : undefined}
        aria-describedby="note-help"
        placeholder="เช่น ยอดโอนไม่ตรงกับยอดสุทธิ"
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id="note-help" role="status" className={missing ? styles.missing : 'secondary'}>
        {missing && 'กรุณากรอกหมายเหตุก่อน ผู้ซื้อจะได้รู้ว่าต้องทำอย่างไรต่อ'}
        {armed && !missing && 'กด “ยืนยันไม่อนุมัติ” อีกครั้ง หรือกด Esc เพื่อยกเลิก'}
      </p>
    </div>
  );
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
      <DecisionBar armed={judgement.armed} approve={judgement.approve} refuse={judgement.refuse} />
    </section>
  );
}
