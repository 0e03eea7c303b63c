import { awaitsPayment, ORDERS_STATUS, ranOut, type OrdersStatus } from '@wethi/contract';
import { Check, Hourglass, Undo2, X, type LucideIcon } from 'lucide-react';
import { StatusTag } from '../../feedback/status-tag';
import type { WaitingOrder as Order } from '../../waiting-orders/waiting-order';
import { STATUS_TONES } from './status-tones';

const ICONS: Record<OrdersStatus, LucideIcon> = { wait: Hourglass, approve: Check, not: X, refund: Undo2 };

/** Where an order stands; one that waits for its buyer is nobody's work here. */
export function OrderTag({ order }: { order: Pick<Order, 'orders_status' | 'orders_pay_until' | 'orders_paid'> }) {
  if (awaitsPayment(order)) return <StatusTag tone="info">{order.orders_paid > 0 ? 'ยอดไม่ครบ' : 'รอผู้ซื้อจ่าย'}</StatusTag>;
  if (ranOut(order)) return <StatusTag tone="info">หมดเวลาชำระ</StatusTag>;
  const Icon = ICONS[order.orders_status];
  return (
    <StatusTag tone={STATUS_TONES[order.orders_status]} icon={<Icon size={14} aria-hidden />}>
      {ORDERS_STATUS[order.orders_status]}
    </StatusTag>
  );
}
