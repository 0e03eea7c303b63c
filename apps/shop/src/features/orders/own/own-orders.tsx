import { ORDERS_STATUS, type OrdersStatus } from '@wethi/contract';
import { count } from '@wethi/format';
import { ReceiptText } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnOrder } from '../../../api-types';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryView } from '../../../ui/feedback/query-view';
import { Pill, PillRow } from '../../../ui/layout/pill';
import { CancelDialog } from './cancel-dialog';
import { OrderRow, OrderRowsOnTheWay } from './order-row';
import styles from './own-orders.module.css';
import { useOwnOrders } from './own-orders-query';

/** Shown at first, and with each press for more. */
const AT_ONCE = 6;
const STATUSES = Object.keys(ORDERS_STATUS) as OrdersStatus[];

/** What the member ordered, as records with their papers (design: 33). */
export function OwnOrders() {
  const query = useOwnOrders();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  const onCancelled = () => heading.current?.focus();
  return (
    <section className={styles.section} aria-labelledby="own-orders">
      <header>
        <h2 id="own-orders" ref={heading} tabIndex={-1}>
          คำสั่งซื้อ
        </h2>
        {query.data && query.data.length > 0 && <span className="small muted">{count(query.data.length)} รายการ</span>}
      </header>
      <QueryView
        query={query}
        skeleton={<OrderRowsOnTheWay />}
        failure="เปิดคำสั่งซื้อไม่ได้"
        empty={
          <EmptyState icon={ReceiptText} title="ยังไม่มีคำสั่งซื้อ" text="เมื่อซื้อบัตร ใบเสร็จและสถานะจะอยู่ที่นี่">
            <ButtonLink kind="primary" to={paths.shows}>
              ดูงานแสดง
            </ButtonLink>
          </EmptyState>
        }
      >
        {(orders) => <Orders orders={orders} onCancelled={onCancelled} />}
      </QueryView>
    </section>
  );
}

function Orders({ orders, onCancelled }: { orders: OwnOrder[]; onCancelled: () => void }) {
  const { overlay } = useDialogs();
  const [asked, setStatus] = useState<OrdersStatus>();
  const [shown, setShown] = useState(AT_ONCE);
  // The last of them may have turned since, by its buyer's own hand: with it goes its pill.
  const status = orders.some(({ orders_status }) => orders_status === asked) ? asked : undefined;
  const chosen = status ? orders.filter(({ orders_status }) => orders_status === status) : orders;
  const left = chosen.length - shown;
  const cancelled = overlay?.name === 'cancel' && orders.find(({ id }) => id === overlay.of);
  return (
    <>
      <PillRow label="กรองตามสถานะ">
        <Pill pressed={!status} onClick={() => setStatus(undefined)}>
          ทั้งหมด {orders.length}
        </Pill>
        {STATUSES.map((name) => {
          const having = orders.filter(({ orders_status }) => orders_status === name).length;
          if (!having) return null;
          return (
            <Pill key={name} pressed={status === name} onClick={() => setStatus(name)}>
              {ORDERS_STATUS[name]} {having}
            </Pill>
          );
        })}
      </PillRow>
      <ul className={styles.list}>
        {chosen.slice(0, shown).map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {left > 0 && (
        <Button kind="line" block onClick={() => setShown(shown + AT_ONCE)}>
          แสดงเพิ่มอีก {Math.min(left, AT_ONCE)} รายการ
        </Button>
      )}
      {cancelled && cancelled.orders_status === 'wait' && <CancelDialog order={cancelled} onCancelled={onCancelled} />}
    </>
  );
}
