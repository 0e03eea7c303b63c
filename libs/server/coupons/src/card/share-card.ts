import { Injectable } from '@nestjs/common';
import { Product } from '@wethi/catalog';
import { Database, defineHeavyTask, HeavyPool, refuse, Storage } from '@wethi/platform';
import { aboutOf, savingOf } from '../coupon/coupon-words';
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
