import { recordDay } from '../../../columns/record-time';
import type { CustomerOrder } from './use-customer';

/** Each once, with the day of its newest order. */
export function orderedShows(orders: readonly CustomerOrder[]): { value: number; label: string }[] {
  const shows = new Map<number, string>();
  for (const { create_at, orders_status, ordersDetail } of orders)
    for (const { product_id, product_title } of ordersDetail) {
      const when = `${orders_status === 'approve' ? 'ซื้อ' : 'สั่งซื้อ'} ${recordDay(create_at)}`;
      if (!shows.has(product_id)) shows.set(product_id, `${product_title} · ${when}`);
    }
  return [...shows].map(([value, label]) => ({ value, label }));
}
