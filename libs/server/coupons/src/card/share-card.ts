import { Injectable } from '@nestjs/common';
import { Product } from '@wethi/catalog';
import { baht, longDate } from '@wethi/format';
import { Database, defineHeavyTask, HeavyPool, refuse, Storage } from '@wethi/platform';
import { Coupon } from '../coupon/coupon.entity';
import type { ShareCardInput } from './share-card.worker';

const TIMEOUT_MS = 15_000;
const draw = defineHeavyTask<ShareCardInput, Uint8Array>(import.meta.url, 'share-card', TIMEOUT_MS);

/** The picture that a band posts with the link of a coupon (BUY-18). */
@Injectable()
export class ShareCard {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly heavy: HeavyPool,
  ) {}

  /** @returns a JPEG. @throws Refusal NOT_FOUND, BUSY */
  async of(id: number): Promise<Buffer> {
    const coupon = await this.database.manager.findOneBy(Coupon, { id });
    if (!coupon) throw refuse('NOT_FOUND');
    const product = coupon.product_id
      ? await this.database.manager.findOneBy(Product, { id: coupon.product_id })
      : null;
    const picture = product?.product_img ? await this.storage.get('public', product.product_img) : undefined;
    const input = { picture, code: coupon.coupon_code, saving: savingOf(coupon), about: aboutOf(coupon, product) };
    return Buffer.from(await this.heavy.run(draw, input));
  }
}

/** What a coupon does to a price, in a few words. */
function savingOf(coupon: Coupon): string {
  const { coupon_type, coupon_price, coupon_percent, coupon_point, coupon_pay } = coupon;
  if (coupon_type === 'Pay') return coupon_pay === 0 ? 'ชมฟรี' : `จ่ายเพียง ${baht(coupon_pay ?? 0)}`;
  if (coupon_type === 'Point') return `ลด ${baht(coupon_point ?? 0)}`;
  const percent = coupon_percent ? `${coupon_percent}%` : undefined;
  const price = coupon_price ? baht(coupon_price) : undefined;
  return `ลด ${[percent, price].filter(Boolean).join(' และ ')}`;
}

function aboutOf({ coupon_name }: Coupon, product: Product | null): string {
  if (!product) return coupon_name;
  return [product.product_title, product.product_start && longDate(product.product_start)].filter(Boolean).join(' · ');
}
