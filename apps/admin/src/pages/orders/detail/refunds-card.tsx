import { baht } from '@wethi/format';
import { callUrl } from '@wethi/http';
import { Button } from 'antd';
import { ReceiptText } from 'lucide-react';
import { recordTime } from '../../../columns/record-time';
import { Card } from '../../../layout/page';
import { useMay } from '../../../providers/access';
import styles from './order-drawer.module.css';
import { useStory } from './use-story';

/** Money of an order that was given back, where it went, and the slips of the transfers. */
export function RefundsCard({ ordersId }: { ordersId: number }) {
  const { data } = useStory(ordersId);
  const mayRefund = useMay('orders.refund');
  if (!data || data.refunds.length === 0) return null;
  return (
    <Card title="เงินที่คืน">
      <div className={styles.body}>
        {data.refunds.map(({ id, create_at, orders_refund_amount, orders_refund_account, has_slip }) => (
          <div key={id} className={styles.row}>
            <span>
              <b className="number">{baht(orders_refund_amount)}</b>
              <span className={styles.second}>
                {[recordTime(create_at), orders_refund_account && `เข้าบัญชี ${orders_refund_account}`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {has_slip && mayRefund && (
              <Button
                icon={<ReceiptText size={18} aria-hidden />}
                href={callUrl('orders/refundSlip', { id })}
                target="_blank"
              >
                ดูสลิปคืนเงิน
              </Button>
            )}
          </div>
        ))}
      </div>
    </Card>
  );
}
