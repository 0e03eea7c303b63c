import { ORDERS_PAYMENT, ORDERS_STATUS } from '@wethi/contract';
import { Button } from 'antd';
import { Hourglass } from 'lucide-react';
import { Key } from '../../actions/key';
import { recordTime } from '../../columns/record-time';
import { StatusTag } from '../../feedback/status-tag';
import type { WaitingOrder } from '../../waiting-orders/waiting-order';
import styles from './orders-confirm.module.css';

export function OrderHead({ order, move }: { order: WaitingOrder; move: (step: 1 | -1) => void }) {
  const how = order.orders_payment_slip ? 'การโอน (แนบสลิป)' : ORDERS_PAYMENT[order.orders_payment];
  return (
    <div className={styles.head}>
      <div>
        <h2 id="order-title" className="number">
          {order.order_no}
          <StatusTag tone="wait" icon={<Hourglass />}>
            {ORDERS_STATUS[order.orders_status]}
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
