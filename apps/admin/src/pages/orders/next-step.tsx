import { nextOrderStatuses } from '@wethi/contract';
import { Link } from 'react-router';
import { useMay } from '../../providers/access';
import type { WaitingOrder as Order } from '../../waiting-orders/waiting-order';
import { RefundButton } from './refund-button';

/** The way on that the order's status leaves open. */
export function NextStep({ order: { id, order_no, orders_status } }: { order: Order }) {
  const next = nextOrderStatuses(orders_status);
  const [mayApprove, mayRefund] = [useMay('orders.approve'), useMay('orders.refund')];
  if (mayApprove && next.includes('approve')) return <Link to={`/ordersConfirm?order=${id}`}>ไปยืนยัน</Link>;
  return mayRefund && next.includes('refund') && <RefundButton id={id} order_no={order_no} />;
}
