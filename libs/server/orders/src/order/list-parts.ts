import { baht } from '@wethi/format';
import { defineJob } from '@wethi/platform';
import type { Orders } from './orders.entity';

/** Lists what came, or may have come, for an order that ended before it was paid whole, to be given back; handled in payment. */
export const listParts = defineJob<{ orders_id: number }>('list-parts', { lane: 'slips', timeout: '1m' });

/** The same, as the note of such an order says it. */
export function partToReturn({ orders_paid }: Pick<Orders, 'orders_paid'>): string {
  return `${baht(orders_paid)} ที่จ่ายมาแล้วอยู่ในรายการรอคืนเงิน`;
}
