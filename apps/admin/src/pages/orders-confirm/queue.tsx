import { baht, count, timeAgo } from '@wethi/format';
import { Button } from 'antd';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { SearchBox } from '../../filters/search-box';
import { buyerName, toPay, type WaitingOrder } from '../../waiting-orders/waiting-order';
import styles from './queue.module.css';

interface QueueProps {
  orders: WaitingOrder[];
  openId: number | undefined;
  now: number;
  /** How many more wait than are shown. */
  left: number;
  more: () => void;
  loadingMore: boolean;
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
        <b className="number">{baht(toPay(order))}</b>
        <small>{timeAgo(order.create_at, now)}</small>
      </div>
    </li>
  );
}

/** The orders that wait, oldest first. */
export function Queue({ orders, openId, now, left, more, loadingMore, search, open, move }: QueueProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  };
  const isShown = orders.some(({ id }) => id === openId);
  return (
    <section className={styles.queue} aria-label="รายการรอยืนยัน">
      <div className={styles.queueSearch}>
        <SearchBox placeholder="ค้นหาเลขที่ ชื่อ หรือเบอร์โทร" onSearch={search} />
      </div>
      <div className={styles.waiting}>
        <ul
          role="listbox"
          aria-label="คำสั่งซื้อ"
          tabIndex={0}
          aria-activedescendant={isShown ? `order-${openId}` : undefined}
          onKeyDown={onKeyDown}
        >
          {orders.map((order) => (
            <QueueItem key={order.id} order={order} current={order.id === openId} now={now} open={() => open(order)} />
          ))}
        </ul>
        {left > 0 && (
          <Button className={styles.more} loading={loadingMore} onClick={more}>
            อีก {count(left)} รายการ
          </Button>
        )}
      </div>
      {orders.length === 0 && <p className={styles.noMatch}>ไม่พบคำสั่งซื้อที่รอยืนยัน</p>}
    </section>
  );
}
