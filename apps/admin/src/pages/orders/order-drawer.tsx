import { nextOrderStatuses, ORDERS_PAYMENT, ORDERS_STATUS } from '@wethi/contract';
import { baht, phone, recordDate } from '@wethi/format';
import { Descriptions, Drawer, Image } from 'antd';
import { Link } from 'react-router';
import { EmptyBox } from '../../feedback/empty-box';
import { recordTime } from '../../columns/record-time';
import { StatusTag } from '../../feedback/status-tag';
import { address } from '../../providers/http';
import { buyerName, type OrderLine, type WaitingOrder as Order } from '../../waiting-orders/waiting-order';
import styles from './order-drawer.module.css';
import { useMay } from '../../providers/access';
import { RefundButton } from './refund-button';
import { STATUS_TONES } from './status-tones';

function Lines({ lines }: { lines: OrderLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.product_id}>
          <span>
            {line.product_title}
            <small className="secondary">
              {[line.product_price_title, line.band_name].filter(Boolean).join(' · ')}
            </small>
          </span>
          <span className="number">{baht(line.orders_detail_net)}</span>
        </li>
      ))}
    </ul>
  );
}

function moneyItems(order: Order) {
  return [
    { key: 'total', label: 'ยอดรวม', children: baht(order.orders_total) },
    { key: 'discount', label: 'ส่วนลด', children: baht(-order.orders_discount) },
    { key: 'vat', label: 'ภาษีมูลค่าเพิ่ม 7% (รวมแล้ว)', children: baht(order.orders_vat) },
    { key: 'net', label: 'ยอดสุทธิ', children: <b>{baht(order.orders_net)}</b> },
  ];
}

function statusItems(order: Order) {
  const { orders_status, orders_note, approve_date } = order;
  return [
    {
      key: 'status',
      label: 'สถานะ',
      children: <StatusTag tone={STATUS_TONES[orders_status]}>{ORDERS_STATUS[orders_status]}</StatusTag>,
    },
    { key: 'buyer', label: 'ผู้ซื้อ', children: `${buyerName(order)} ${phone(order.user_tel ?? '')}` },
    { key: 'ordered', label: 'สั่งซื้อเมื่อ', children: recordTime(order.create_at) },
    { key: 'payment', label: 'ชำระด้วย', children: ORDERS_PAYMENT[order.orders_payment] },
    ...(approve_date ? [{ key: 'approved', label: 'ยืนยันเมื่อ', children: recordDate(approve_date) }] : []),
    ...(orders_note ? [{ key: 'note', label: 'หมายเหตุ', children: orders_note }] : []),
  ];
}

function Details({ order }: { order: Order }) {
  return (
    <>
      <Descriptions column={1} size="small" bordered items={statusItems(order)} />
      <Lines lines={order.ordersDetail} />
      <Descriptions column={1} size="small" bordered items={moneyItems(order)} className="number" />
      {order.orders_payment_slip ? (
        <Image src={address('slipImage', { orders_id: order.id })} alt={`สลิปของ ${order.order_no}`} width={240} />
      ) : (
        <EmptyBox text="คำสั่งซื้อนี้ไม่มีสลิป" />
      )}
    </>
  );
}

/** The way on that the order's status leaves open. */
function NextStep({ order, close }: { order: Order; close: () => void }) {
  const next = nextOrderStatuses(order.orders_status);
  const [mayApprove, mayRefund] = [useMay('orders.approve'), useMay('orders.refund')];
  if (mayApprove && next.includes('approve')) return <Link to={`/ordersConfirm?order=${order.id}`}>ไปยืนยัน</Link>;
  if (mayRefund && next.includes('refund'))
    return <RefundButton id={order.id} order_no={order.order_no} done={close} />;
  return null;
}

/** One order with its lines and its slip. */
export function OrderDrawer({ order, close }: { order: Order | undefined; close: () => void }) {
  return (
    <Drawer
      open={order !== undefined}
      onClose={close}
      width={560}
      title={order?.order_no}
      extra={order && <NextStep order={order} close={close} />}
    >
      <div className={styles.details}>{order && <Details order={order} />}</div>
    </Drawer>
  );
}
