import { Injectable } from '@nestjs/common';
import { Product } from '@wethi/catalog';
import { aboutOf, Coupon, savingOf } from '@wethi/coupons';
import { clockTime, longDate } from '@wethi/format';
import { Config, Database, HeavyPool, refuse } from '@wethi/platform';
import type { PosterPage } from '../pdf/paper-page';
import { renderPaper } from '../pdf/render-paper';

/** A sheet of A5 with a coupon's code and the QR that brings it along (BUY-18). */
@Injectable()
export class CouponPoster {
  constructor(
    private readonly database: Database,
    private readonly pool: HeavyPool,
    private readonly config: Config,
  ) {}

  /** @throws Refusal NOT_FOUND, BUSY */
  async of(id: number, poster: PosterPage['poster']): Promise<{ code: string; bytes: Buffer }> {
    const { manager } = this.database;
    const coupon = await manager.findOneBy(Coupon, { id });
    if (!coupon) throw refuse('NOT_FOUND');
    const { product_id, coupon_code: code } = coupon;
    const product = product_id ? await manager.findOneBy(Product, { id: product_id }) : null;
    const page: PosterPage = {
      ...{ poster, code, saving: savingOf(coupon), about: aboutOf(coupon, product) },
      notes: notesOf(coupon),
      ...this.way(code, product),
    };
    return { code, bytes: Buffer.from(await this.pool.run(renderPaper, page)) };
  }

  /** A coupon of all shows has no page to bring its buyers to: they choose one and type the code. */
  private way(code: string, product: Product | null): Pick<PosterPage, 'invitation' | 'link'> {
    const { PUBLIC_URL } = this.config;
    if (!product) return { invitation: 'สแกนแล้วเลือกงานแสดง กรอกรหัสในหน้าชำระเงิน', link: `${PUBLIC_URL}/packageAll` };
    const link = `${PUBLIC_URL}/package/${product.product_url}?code=${encodeURIComponent(code)}`;
    return { invitation: 'สแกนแล้วใส่คูปองให้เลย', link };
  }
}

function notesOf({ coupon_detail, coupon_to, coupon_to_time, coupon_limit }: Coupon): string[] {
  const last = coupon_to && `ใช้ได้ถึง ${longDate(coupon_to)}${coupon_to_time ? ` ${clockTime(coupon_to_time)}` : ''}`;
  const limit = coupon_limit !== null && `มี ${coupon_limit} สิทธิ์ 1 สิทธิ์ต่อคนต่องาน`;
  return [coupon_detail, last, limit].filter((line) => typeof line === 'string' && line !== '') as string[];
}
