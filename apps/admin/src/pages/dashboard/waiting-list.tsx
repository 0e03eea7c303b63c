import { baht, timeAgo } from '@wethi/format';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyBox } from '../../components/empty-box';
import { Card } from '../../components/page';
import type { WaitingOrder } from '../../waiting-orders/waiting-order';
import styles from './dashboard.module.css';

/** The orders that have waited longest; each opens in the queue. */
export function WaitingList({ orders, now }: { orders: WaitingOrder[]; now: number }) {
  const more = (
    <Link className={styles.more} to="/ordersConfirm">
      ไปยืนยัน
      <ArrowRight size={16} aria-hidden />
    </Link>
  );
  return (
    <Card title="รอยืนยัน" extra={more}>
      {orders.length === 0 && <EmptyBox text="ไม่มีคำสั่งซื้อรอยืนยัน" />}
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <Link className={styles.waiting} to={`/ordersConfirm?order=${order.id}`}>
              <span>
                <b>{order.product_title}</b>
                <small className="number">{order.order_no}</small>
              </span>
              <span>
                <b className="number">{baht(order.orders_net)}</b>
                <small>{timeAgo(order.create_at, now)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
