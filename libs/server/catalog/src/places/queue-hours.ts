import { refuseField } from '@wethi/platform';
import type { Product } from '../product/product.entity';

/** A waiting room has its hours, and opens before the sale. @throws Refusal INVALID_INPUT naming the column */
export function requireHours(product: Product): void {
  if (product.product_queue !== 'Y') return;
  for (const name of ['product_queue_date', 'product_queue_open', 'product_queue_sale'] as const)
    if (!product[name]) throw refuseField(name, 'กรุณากรอกข้อมูล');
  if ((product.product_queue_open ?? '') >= (product.product_queue_sale ?? ''))
    throw refuseField('product_queue_open', 'ห้องรอต้องเปิดก่อนเวลาเปิดขาย');
}
