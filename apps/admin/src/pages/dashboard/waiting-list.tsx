import { baht, timeAgo } from '@wethi/format';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '../../layout/page';
import type { WaitingOrder } from '../../waiting-orders/waiting-order';
import styles from './dashboard.module.css';

interface WaitingListProps {
  orders: WaitingOrder[];
  now: number;
  /** What stands there while there are none to show. */
  children: ReactNode;
}

/** The orders that have waited longest; each opens in the queue. */
export function WaitingList({ orders, now, children }: WaitingListProps) {
  const more = (
    <Link className={styles.more} to="/ordersConfirm">
      ไปยืนยัน
      <ArrowRight size={16} aria-hidden />
    </Link>
  );
  return (
    <Card title="รอยืนยัน" extra={more}>
      {children}
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
