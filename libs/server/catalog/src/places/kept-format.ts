import { type Database, refuseField } from '@wethi/platform';
import type { Product } from '../product/product.entity';

const BOUGHT = `SELECT 1 FROM orders_detail d JOIN orders o ON o.id = d.orders_id
  WHERE d.product_id = ? AND d.orders_refund_id IS NULL AND o.orders_status IN ('wait', 'approve') LIMIT 1`;

const isForHall = ({ product_format }: Product) => product_format !== 'online';

/**
 * Who bought has tickets for the hall or has none, by the format: it stays once somebody did. An order that is being made this very
 * moment is not seen: asked with every order, the format would cost each a statement.
 * @throws Refusal INVALID_INPUT
 */
export async function keepFormat(database: Database, product: Product, before: Product): Promise<void> {
  if (isForHall(product) === isForHall(before)) return;
  const [bought] = await database.query<unknown[]>(BOUGHT, [product.id]);
  if (bought)
    throw refuseField(
      'product_format',
      'มีคนสั่งซื้องานนี้แล้ว จึงสลับระหว่างออนไลน์กับหน้างานไม่ได้ ให้คัดลอกเป็นงานใหม่แล้วเปลี่ยนรูปแบบที่งานใหม่',
    );
}
