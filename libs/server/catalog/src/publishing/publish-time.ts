import { refuseField } from '@wethi/platform';
import type { Product } from '../product/product.entity';

type Plan = 'publish' | 'sale' | 'close';
type Planned = Pick<Product, 'product_disable' | 'product_status' | `product_${Plan}_date` | `product_${Plan}_time`>;

/** The time that a day alone means. */
const WHOLE: Record<Plan, string> = { publish: '00:00:00', sale: '00:00:00', close: '23:59:00' };

const NAMES: Record<Plan, string> = { publish: 'เวลาประกาศหน้าเว็บ', sale: 'เวลาเปิดขาย', close: 'เวลาปิดขาย' };

/**
 * The times at which a show comes onto the site, goes on sale and ends its sale by itself. Until the first it stays off the
 * site, until the second it is not sold; whoever puts it onto the site by hand does away with the time of that.
 * @param product as it will stand; columns are set here
 * @param now in Bangkok, 'YYYY-MM-DD hh:mm:ss'
 * @throws Refusal INVALID_INPUT for a new time that is over, and for a sale that ends before it begins
 */
export function keepPlannedTimes(product: Planned, now: string, before?: Planned): void {
  for (const plan of Object.keys(WHOLE) as Plan[]) keepTime(plan, { product, now, before });
  if (isNew(product, 'publish', before)) product.product_disable = 'Y';
  else if (before?.product_disable === 'Y' && product.product_disable === 'N') forget(product, 'publish');
  if (isNew(product, 'sale', before) && product.product_status === 'sale') product.product_status = 'coming';
  const [opens, closes] = [momentOf(product, 'sale'), momentOf(product, 'close')];
  if (opens && closes && closes <= opens) throw refuseField('product_close_date', 'เวลาปิดขายต้องอยู่หลังเวลาเปิดขาย');
}

function keepTime(plan: Plan, { product, now, before }: { product: Planned; now: string; before?: Planned }): void {
  if (!product[`product_${plan}_date`]) return forget(product, plan);
  product[`product_${plan}_time`] ??= WHOLE[plan];
  if (isNew(product, plan, before) && (momentOf(product, plan) ?? '') <= now)
    throw refuseField(`product_${plan}_date`, `${NAMES[plan]}ต้องยังมาไม่ถึง`);
}

function isNew(product: Planned, plan: Plan, before?: Planned): boolean {
  const moment = momentOf(product, plan);
  return moment !== undefined && moment !== momentOf(before, plan);
}

function forget(product: Planned, plan: Plan): void {
  product[`product_${plan}_date`] = null;
  product[`product_${plan}_time`] = null;
}

/** To the second, however the time was typed. */
function momentOf(product: Planned | undefined, plan: Plan): string | undefined {
  const day = product?.[`product_${plan}_date`];
  if (!day) return undefined;
  return `${day} ${(product[`product_${plan}_time`] ?? WHOLE[plan]).padEnd(8, ':00')}`;
}
