import { awaitsPayment, ORDERS_BOOK_SEND, ORDERS_PAYMENT } from '@wethi/contract';
import { baht, phone, recordDate } from '@wethi/format';
import { Descriptions, Image } from 'antd';
import { callUrl } from '@wethi/http';
import { recordTime } from '../../columns/record-time';
import { EmptyBox } from '../../feedback/empty-box';
import { buyerName, type OrderLine, type WaitingOrder as Order } from '../../waiting-orders/waiting-order';
import styles from './order-details.module.css';
import { OrderTag } from './order-tag';

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
    ...(order.orders_paid > 0 ? [{ key: 'paid', label: 'ได้รับแล้ว', children: baht(order.orders_paid) }] : []),
  ];
}

function statusItems(order: Order) {
  const { orders_note, approve_date, orders_pay_until } = order;
  return [
    {
      key: 'status',
      label: 'สถานะ',
      children: <OrderTag order={order} />,
    },
    { key: 'buyer', label: 'ผู้ซื้อ', children: `${buyerName(order)} ${phone(order.user_tel ?? '')}` },
    { key: 'ordered', label: 'สั่งซื้อเมื่อ', children: recordTime(order.create_at) },
    { key: 'sent', label: 'ส่งของ', children: ORDERS_BOOK_SEND[order.orders_book_send] },
    { key: 'payment', label: 'ชำระด้วย', children: ORDERS_PAYMENT[order.orders_payment] },
    ...(awaitsPayment(order)
      ? [{ key: 'until', label: 'ผู้ซื้อจ่ายได้ถึง', children: recordTime(orders_pay_until ?? '') }]
      : []),
    ...(approve_date ? [{ key: 'approved', label: 'ยืนยันเมื่อ', children: recordDate(approve_date) }] : []),
    ...(orders_note ? [{ key: 'note', label: 'หมายเหตุ', children: orders_note }] : []),
  ];
}

/** One order with its lines and its slip. */
export function OrderDetails({ order }: { order: Order }) {
  return (
    <div className={styles.details}>
      <Descriptions column={1} size="small" bordered items={statusItems(order)} />
      <Lines lines={order.ordersDetail} />
      <Descriptions column={1} size="small" bordered items={moneyItems(order)} className="number" />
      {order.orders_payment_slip ? (
        <Image src={callUrl('slipImage', { orders_id: order.id })} alt={`สลิปของ ${order.order_no}`} width={240} />
      ) : (
        <EmptyBox text="คำสั่งซื้อนี้ไม่มีสลิป" />
      )}
    </div>
  );
}
