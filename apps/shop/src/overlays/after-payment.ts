import { clockTime, shortDate } from '@wethi/format';
import { isOnNow } from '../shows/on-now';
import { serverTime } from '../ui/time/server-clock';
import type { OrderByCode } from '../api-types';
import type { PaymentProduct } from './payment-request';

type Shown = Pick<
  PaymentProduct,
  'product_format' | 'product_status' | 'product_live' | 'stage_date' | 'stage_time_start'
>;

const AT_ONCE = 'ดูได้ทันที';

/** What whoever paid has then: nobody waits in front of a show that is still to come. */
export function afterPayment(product: Shown, isGift: boolean): string {
  const { product_format, product_status, stage_date, stage_time_start } = product;
  if (isGift) return 'ของขวัญพร้อมส่งทันที';
  if (product_format === 'onsite') return 'ได้บัตรเข้างานทันที';
  if (product_status !== 'sale' || !stage_date || isOnNow(product, serverTime())) return AT_ONCE;
  const begins = [shortDate(stage_date), stage_time_start && clockTime(stage_time_start)].filter(Boolean).join(' ');
  return `ดูได้เมื่อเริ่มแสดง ${begins}`;
}

/** The same of an order that waits, after `เมื่อยืนยันแล้ว`; of several products what comes soonest. */
export function afterApproval({ ordersDetail, is_gift }: Pick<OrderByCode, 'ordersDetail' | 'is_gift'>): string {
  const said = ordersDetail.map((product) => afterPayment(product, is_gift));
  const soonest = said.find((words) => words === AT_ONCE) ?? said[0] ?? AT_ONCE;
  return is_gift ? soonest : `จะ${soonest}`;
}
