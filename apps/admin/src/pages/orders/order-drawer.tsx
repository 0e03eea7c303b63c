import { ORDERS_PAYMENT, ORDERS_STATUS } from '@wethi/contract';
import { baht, bangkokTime, recordDate } from '@wethi/format';
import { useList, useOne } from '@refinedev/core';
import { Descriptions, Drawer, Image, Skeleton } from 'antd';
import { Link } from 'react-router';
import { EmptyBox } from '../../components/empty-box';
import { PageRows } from '../../components/page-rows';
import { recordTime } from '../../components/record-time';
import { ReferenceName } from '../../components/reference-name';
import { StatusTag } from '../../components/status-tag';
import { address } from '../../providers/http';
import type { Orders, OrdersDetail } from '../../records';
import styles from './order-drawer.module.css';
import { STATUS_TONES } from './status-tones';

function Lines({ ordersId }: { ordersId: number }) {
  const { result } = useList<OrdersDetail>({
    resource: 'ordersDetailByOrderId',
    filters: [{ field: 'orders_id', operator: 'eq', value: ordersId }],
  });
  return (
    <PageRows value={result.data}>
      <ul className={styles.lines}>
        {result.data.map((line) => (
          <li key={line.id}>
            <ReferenceName id={line.product_id} column="product_id" resource="product" nameColumn="product_title" />
            <span className="number">{baht(line.orders_detail_net)}</span>
          </li>
        ))}
      </ul>
    </PageRows>
  );
}

function moneyItems(order: Orders) {
  return [
    { key: 'total', label: 'ยอดรวม', children: baht(order.orders_total) },
    { key: 'discount', label: 'ส่วนลด', children: baht(-order.orders_discount) },
    { key: 'vat', label: 'ภาษีมูลค่าเพิ่ม 7% (รวมแล้ว)', children: baht(order.orders_vat) },
    { key: 'net', label: 'ยอดสุทธิ', children: <b>{baht(order.orders_net)}</b> },
  ];
}

function statusItems(order: Orders) {
  const { orders_status, orders_note, approve_date } = order;
  return [
    {
      key: 'status',
      label: 'สถานะ',
      children: <StatusTag tone={STATUS_TONES[orders_status]}>{ORDERS_STATUS[orders_status]}</StatusTag>,
    },
    { key: 'ordered', label: 'สั่งซื้อเมื่อ', children: recordTime(order.create_at) },
    { key: 'payment', label: 'ชำระด้วย', children: ORDERS_PAYMENT[order.orders_payment] },
    ...(approve_date ? [{ key: 'approved', label: 'ยืนยันเมื่อ', children: dayOf(approve_date) }] : []),
    ...(orders_note ? [{ key: 'note', label: 'หมายเหตุ', children: orders_note }] : []),
  ];
}

/** `approve_date` is a date, or an instant where the server knows one. */
function dayOf(date: string): string {
  return date.includes('T') ? recordDate(bangkokTime(date).date) : recordDate(date);
}

function Details({ order }: { order: Orders }) {
  return (
    <>
      <Descriptions column={1} size="small" bordered items={statusItems(order)} />
      <Lines ordersId={order.id} />
      <Descriptions column={1} size="small" bordered items={moneyItems(order)} className="number" />
      {order.orders_payment_slip ? (
        <Image src={address('slipImage', { orders_id: order.id })} alt={`สลิปของ ${order.order_no}`} width={240} />
      ) : (
        <EmptyBox text="คำสั่งซื้อนี้ไม่มีสลิป" />
      )}
    </>
  );
}

/** One order with its lines and its slip. */
export function OrderDrawer({ id, close }: { id: number | undefined; close: () => void }) {
  const { result: order } = useOne<Orders>({ resource: 'orders', id, queryOptions: { enabled: id !== undefined } });
  const waiting = order?.orders_status === 'wait';
  return (
    <Drawer
      open={id !== undefined}
      onClose={close}
      width={560}
      title={order?.order_no ?? 'คำสั่งซื้อ'}
      extra={waiting && <Link to={`/ordersConfirm?order=${order.id}`}>ไปยืนยัน</Link>}
    >
      <div className={styles.details}>{order ? <Details order={order} /> : <Skeleton active />}</div>
    </Drawer>
  );
}
