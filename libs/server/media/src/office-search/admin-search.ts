import { Injectable } from '@nestjs/common';
import { ProductViews } from '@wethi/catalog';
import { Coupon } from '@wethi/coupons';
import { PeopleAndOrders } from '@wethi/orders';
import { escapeLike, may, onlyBandOf, Records, type Actor } from '@wethi/platform';
import { Video } from '../video/video.entity';
import { videosOfProduct } from '../video/video-catalogue';
import type { AdminSearchAnswer, FoundCoupon, FoundShow, FoundVideo } from './admin-search.dto';

/** Of each kind; whoever has not found it by then types more. */
const MOST = 5;

/** Looks for everything at once (ADMIN-05), with the same conditions as the lists of each kind. */
@Injectable()
export class AdminSearch {
  constructor(
    private readonly records: Records,
    private readonly products: ProductViews,
    private readonly people: PeopleAndOrders,
  ) {}

  async find(text: string, actor: Actor): Promise<AdminSearchAnswer> {
    const [customers, [orders, orders_total], shows, coupons] = await Promise.all([
      this.people.customers(text, MOST, actor),
      this.people.orders(text, MOST, actor),
      this.shows(text, actor),
      this.coupons(text, actor),
    ]);
    return { customers, orders, orders_total, shows, videos: await this.videos(shows, actor), coupons };
  }

  /** Somebody of a band looks among its own, as in the list of products. */
  private async shows(text: string, actor: Actor): Promise<FoundShow[]> {
    if (!may(actor, 'catalog.write')) return [];
    const bandId = onlyBandOf(actor);
    const own = bandId === undefined ? {} : { band_id: String(bandId) };
    const [shows] = await this.products.list({ q: text, limit: String(MOST), ...own }, actor);
    return shows;
  }

  /** Whoever types what they are called sees the newest. */
  private async coupons(text: string, actor: Actor): Promise<FoundCoupon[]> {
    if (!may(actor, 'coupons.read')) return [];
    const begins = `${escapeLike(text)}%`;
    const [coupons] = await this.records.list(Coupon, { sort: '-id', limit: String(MOST) }, actor, (rows) => {
      if (text !== 'คูปอง') rows.andWhere('row.coupon_code LIKE :begins', { begins });
    });
    return coupons;
  }

  private async videos([first]: readonly FoundShow[], actor: Actor): Promise<FoundVideo[]> {
    if (!first || !may(actor, 'media.read')) return [];
    const asked = { sort: 'video_item', limit: String(MOST) };
    const [videos] = await this.records.list(Video, asked, actor, (rows) => videosOfProduct(rows, first.id, actor));
    return videos;
  }
}
