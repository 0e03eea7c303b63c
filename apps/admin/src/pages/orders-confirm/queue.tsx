import { baht, timeAgo } from '@wethi/format';
import { Input } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styles from './queue.module.css';
import { buyerName, type WaitingOrder } from '../../waiting-orders/waiting-order';

interface QueueProps {
  orders: WaitingOrder[];
  current: WaitingOrder | undefined;
  now: number;
  search: (text: string) => void;
  open: (order: WaitingOrder) => void;
  move: (step: 1 | -1) => void;
}

function QueueItem({
  order,
  current,
  now,
  open,
}: {
  order: WaitingOrder;
  current: boolean;
  now: number;
  open: () => void;
}) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <li ref={item} id={`order-${order.id}`} role="option" aria-selected={current} onClick={open}>
      <div>
        <b>{buyerName(order)}</b>
        <span>{order.product_title}</span>
        <small className="number">{order.order_no}</small>
      </div>
      <div>
        <b className="number">{baht(order.orders_net)}</b>
        <small>{timeAgo(order.create_at, now)}</small>
      </div>
    </li>
  );
}

/** The orders that wait, oldest first. */
export function Queue({ orders, current, now, search, open, move }: QueueProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <section className={styles.queue} aria-label="รายการรอยืนยัน">
      <div className={styles.queueSearch}>
        <Input
          allowClear
          placeholder="ค้นหาเลขที่ ชื่อ หรือเบอร์โทร"
          aria-label="ค้นหาคำสั่งซื้อ"
          onChange={(event) => search(event.target.value)}
        />
      </div>
      <ul
        role="listbox"
        aria-label="คำสั่งซื้อ"
        tabIndex={0}
        aria-activedescendant={current && `order-${current.id}`}
        onKeyDown={onKeyDown}
      >
        {orders.map((order) => (
          <QueueItem
            key={order.id}
            order={order}
            current={order.id === current?.id}
            now={now}
            open={() => open(order)}
          />
        ))}
      </ul>
      {orders.length === 0 && <p className={styles.noMatch}>ไม่พบคำสั่งซื้อที่ตรงกับคำค้น</p>}
    </section>
  );
}
