import { refuseField } from '@wethi/platform';
import type { Product } from '../product/product.entity';

type Timed = Pick<Product, 'product_publish_date' | 'product_publish_time' | 'product_disable'>;

/**
 * A show whose publishing time is ahead stays off the site until then; whoever puts it onto the site by hand does away with
 * the time.
 * @param product as it will stand; columns are set here
 * @param now in Bangkok, 'YYYY-MM-DD hh:mm:ss'
 * @throws Refusal INVALID_INPUT for a new time that is over
 */
export function keepPublishTime(product: Timed, now: string, before?: Timed): void {
  if (!product.product_publish_date) return forgetTime(product);
  product.product_publish_time ??= '00:00:00';
  if (momentOf(product) === momentOf(before)) {
    const byHand = before?.product_disable === 'Y' && product.product_disable === 'N';
    return byHand ? forgetTime(product) : undefined;
  }
  if ((momentOf(product) ?? '') <= now) throw refuseField('product_publish_date', 'เวลาเผยแพร่ต้องยังมาไม่ถึง');
  product.product_disable = 'Y';
}

function forgetTime(product: Timed): void {
  product.product_publish_date = null;
  product.product_publish_time = null;
}

/** To the second, however the time was typed. */
function momentOf(product: Timed | undefined): string | undefined {
  if (!product?.product_publish_date) return undefined;
  return `${product.product_publish_date} ${(product.product_publish_time ?? '00:00').padEnd(8, ':00')}`;
}
