import { clockTime, shortDate } from '@wethi/format';
import type { PaymentRequest } from './payment-request';

/** What whoever paid has then: nobody waits in front of a show that is still to come. */
export function afterPayment({ product, gift_id }: Pick<PaymentRequest, 'product' | 'gift_id'>): string {
  const { product_format, product_status, stage_date, stage_time_start } = product;
  if (gift_id !== undefined) return 'ของขวัญพร้อมส่งทันที';
  if (product_format === 'onsite') return 'ได้บัตรเข้างานทันที';
  if (product_status !== 'sale' || !stage_date) return 'ดูได้ทันที';
  const begins = [shortDate(stage_date), stage_time_start && clockTime(stage_time_start)].filter(Boolean).join(' ');
  return `ดูได้เมื่อเริ่มแสดง ${begins}`;
}
