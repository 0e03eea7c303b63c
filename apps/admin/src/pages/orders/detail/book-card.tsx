import { ORDERS_BOOK_SEND, type OrdersBookSend } from '@wethi/contract';
import { call, type BodyOf } from '@wethi/http';
import { Button, Input, Segmented } from 'antd';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { StatusTag } from '../../../feedback/status-tag';
import { Card } from '../../../layout/page';
import { LeaveGuard } from '../../../panel/leave-guard';
import type { Panel } from '../../../panel/use-panel';
import { useMay } from '../../../providers/access';
import { useSave } from '../../../providers/use-save';
import type { WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import { hasBook } from '../list/columns';
import { useOrdersChanged } from '../list/use-orders';
import styles from './order-drawer.module.css';

const SENDING = (Object.keys(ORDERS_BOOK_SEND) as OrdersBookSend[]).map((value) => ({
  value,
  label: ORDERS_BOOK_SEND[value],
}));

/** Whether its book went out and under which number, and its certificate. */
export function BookCard({ order, panel }: { order: Order; panel: Panel }) {
  const { id, orders_book_send, orders_tracking, orders_certificate } = order;
  const mayWrite = useMay('orders.approve');
  const changed = useOrdersChanged();
  const [typed, setTyped] = useState<string>();
  const tracking = typed ?? orders_tracking ?? '';
  const { save, saving } = useSave(
    (columns: Partial<BodyOf<'POST', 'orders/ordersUpdate'>>) =>
      call('POST', 'orders/ordersUpdate', { body: { id, ...columns } }),
    { done: () => void changed().then(() => setTyped(undefined)) },
  );
  const { save: send, saving: sending } = useSave(
    (to: OrdersBookSend) =>
      call('POST', 'orders/ordersUpdataListBookSend', { body: { ids: [id], orders_book_send: to } }),
    { done: () => void changed() },
  );
  const isTyped = typed !== undefined && typed.trim() !== (orders_tracking ?? '');
  return (
    <Card title="สมุดและใบรับรอง">
      <LeaveGuard panel={panel} touched={() => isTyped} />
      <div className={styles.body}>
        {hasBook(order) ? (
          <div className={styles.fields}>
            <div>
              <p>ส่งสมุด</p>
              <Segmented
                aria-label="ส่งสมุด"
                disabled={!mayWrite || sending || order.orders_status === 'wait'}
                options={SENDING}
                value={orders_book_send}
                onChange={(value) => send(value as OrdersBookSend)}
              />
            </div>
            <div>
              <label htmlFor="tracking">
                <p>เลขพัสดุ</p>
              </label>
              <Input.Search
                id="tracking"
                value={tracking}
                maxLength={60}
                disabled={!mayWrite}
                enterButton={isTyped ? 'บันทึก' : undefined}
                loading={saving}
                onChange={({ target }) => setTyped(target.value)}
                onSearch={() => isTyped && save({ orders_tracking: tracking.trim() || null })}
              />
            </div>
          </div>
        ) : (
          <p className="secondary">งานนี้ไม่มีสมุด</p>
        )}
        <div className={styles.row}>
          <span>
            ใบรับรอง{' '}
            {orders_certificate === 'Y' ? (
              <StatusTag tone="ok">ออกแล้ว</StatusTag>
            ) : (
              <StatusTag tone="info">ยังไม่ออก</StatusTag>
            )}
          </span>
          {mayWrite && order.orders_status === 'approve' && (
            <Button
              icon={<BadgeCheck size={18} aria-hidden />}
              loading={saving}
              onClick={() => save({ orders_certificate: orders_certificate === 'Y' ? 'N' : 'Y' })}
            >
              {orders_certificate === 'Y' ? 'ยกเลิกใบรับรอง' : 'ออกใบรับรอง'}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
