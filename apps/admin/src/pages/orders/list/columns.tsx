import { ORDERS_BOOK_SEND, ORDERS_PAYMENT, type OrdersBookSend } from '@wethi/contract';
import { baht, phone } from '@wethi/format';
import type { TableColumnType } from 'antd';
import { Link } from 'react-router';
import { recordTime } from '../../../columns/record-time';
import { StatusTag, type Tone } from '../../../feedback/status-tag';
import { buyerName, type WaitingOrder as Order } from '../../../waiting-orders/waiting-order';
import { OrderTag } from '../order-tag';
import styles from './orders-list.module.css';

export interface OrderColumn extends TableColumnType<Order> {
  key: string;
  /** What the chooser calls it. */
  name: string;
  /** Stands in the list unless told otherwise. */
  usual?: boolean;
  /** Columns of a file in its place, with their titles. */
  file: Record<string, string>;
}

const SENT_TONES: Record<OrdersBookSend, Tone> = { Y: 'ok', N: 'wait', C: 'info' };

/** Whether anything of an order is sent by post. */
export const hasBook = ({ ordersDetail }: Pick<Order, 'ordersDetail'>) =>
  ordersDetail.some(({ product_book }) => product_book === 'Y');

function Book({ order }: { order: Order }) {
  if (!hasBook(order)) return <span title="งานนี้ไม่มีสมุด">—</span>;
  return <StatusTag tone={SENT_TONES[order.orders_book_send]}>{ORDERS_BOOK_SEND[order.orders_book_send]}</StatusTag>;
}

function TwoLines({
  first,
  second,
  className,
}: {
  first: React.ReactNode;
  second?: React.ReactNode;
  className?: string;
}) {
  return (
    <div className={className}>
      {first}
      {second && <small className={styles.second}>{second}</small>}
    </div>
  );
}

const money = (key: string, name: string, more: Partial<OrderColumn> = {}): OrderColumn => ({
  key,
  name,
  title: name,
  align: 'right',
  className: `number ${styles.rest}`,
  file: { [key]: name },
  render: (_, order) => baht(order[key as 'orders_net']),
  ...more,
});

/** Every column that the list can show, in their order. @param linkTo address that opens an order */
export const orderColumns = (linkTo: (id: number) => string): OrderColumn[] => [
  {
    key: 'order_no',
    name: 'เลขที่',
    title: 'เลขที่ / สั่งซื้อเมื่อ',
    usual: true,
    className: `number ${styles.orderNo}`,
    file: { order_no: 'เลขที่', create_at: 'สั่งซื้อเมื่อ' },
    sorter: true,
    render: (_, order) => (
      <TwoLines first={<Link to={linkTo(order.id)}>{order.order_no}</Link>} second={recordTime(order.create_at)} />
    ),
  },
  {
    key: 'buyer',
    name: 'ผู้ซื้อ',
    title: 'ผู้ซื้อ',
    usual: true,
    className: styles.buyer,
    file: {},
    render: (_, order) => {
      const [name, tel] = [buyerName(order), phone(order.user_tel ?? '')];
      return <TwoLines first={name} second={name === tel ? undefined : <span className="number">{tel}</span>} />;
    },
  },
  {
    key: 'product',
    name: 'สินค้า',
    title: 'สินค้า',
    usual: true,
    className: styles.product,
    file: { product_title: 'สินค้า', band_name: 'วง' },
    render: (_, order) => <TwoLines first={order.product_title} second={order.band_name} />,
  },
  {
    key: 'orders_payment',
    name: 'ชำระด้วย',
    title: 'ชำระด้วย',
    usual: true,
    className: `${styles.rest} ${styles.whole}`,
    file: { orders_payment: 'ชำระด้วย' },
    render: (_, order) => <TwoLines first={ORDERS_PAYMENT[order.orders_payment]} second={order.coupon_code} />,
  },
  money('orders_net', 'ยอดสุทธิ', { usual: true, sorter: true, className: `number ${styles.net}` }),
  {
    key: 'orders_status',
    name: 'สถานะ',
    title: 'สถานะ',
    usual: true,
    sorter: true,
    className: styles.status,
    file: { orders_status: 'สถานะ' },
    render: (_, order) => <OrderTag order={order} />,
  },
  {
    key: 'orders_book_send',
    name: 'สมุด',
    title: 'สมุด',
    usual: true,
    className: styles.book,
    file: { orders_book_send: 'สมุด' },
    render: (_, order) => <Book order={order} />,
  },
  money('orders_total', 'ยอดรวม'),
  money('orders_discount', 'ส่วนลด'),
  money('orders_vat', 'ภาษี'),
  {
    key: 'orders_tracking',
    name: 'เลขพัสดุ',
    title: 'เลขพัสดุ',
    className: `number ${styles.rest}`,
    file: { orders_tracking: 'เลขพัสดุ' },
    render: (_, { orders_tracking }) => orders_tracking ?? '-',
  },
  {
    key: 'approve_by',
    name: 'ผู้อนุมัติ',
    title: 'ผู้อนุมัติ',
    className: styles.rest,
    file: { approve_by: 'ผู้อนุมัติ', approve_date: 'อนุมัติเมื่อ' },
    render: (_, { orders_status, approve_by, decision }) =>
      orders_status !== 'approve' ? '-' : approve_by === null ? 'ระบบ' : (decision?.by_name ?? '-'),
  },
];

/** Who the buyer is, for files of those who ask for it. */
export const PERSONAL_FILE = { user_name: 'ชื่อ', user_lname: 'นามสกุล', user_tel: 'เบอร์โทร' };

/** The columns that somebody chose, or the usual ones. */
export function shownColumns(all: readonly OrderColumn[], chosen: readonly string[] | undefined): OrderColumn[] {
  return all.filter(({ key, usual }) => (chosen ? key === 'order_no' || chosen.includes(key) : usual));
}
