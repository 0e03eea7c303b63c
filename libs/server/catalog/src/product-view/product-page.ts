import { Injectable } from '@nestjs/common';
import { Clock, Database, refuse } from '@wethi/platform';
import type { BandMember } from '../band/band-member.entity';
import { placesLeft } from '../places/place-limit';
import { ProductPrice } from '../price/product-price.entity';
import type { ProductDetailList } from '../product/product-detail-list.entity';
import type { ProductDetailType } from '../product/product-detail-type.entity';
import { announcedPrices } from '../scope/shown';
import type { StageTime } from '../stage/stage-time.entity';
import type { StageTimeMember } from '../stage/stage-time-member.entity';
import type { ProductPage } from './product-page.dto';
import type { ProductView } from './product-view';
import { ProductViews } from './product-view.query';

/** In one message: a round trip for each of these lists costs more than the lists. */
const PARTS = `BEGIN NOT ATOMIC
  SELECT * FROM band_member WHERE band_id = ? ORDER BY id;
  SELECT * FROM product_detail_list WHERE product_id = ? ORDER BY id;
  SELECT * FROM product_detail_type
   WHERE id IN (SELECT product_detail_type_id FROM product_detail_list WHERE product_id = ?) ORDER BY id;
  SELECT * FROM stage_time WHERE stage_id = ? ORDER BY id;
  SELECT * FROM stage_time_member WHERE stage_id = ? ORDER BY id;
END`;
type Parts = [BandMember[], ProductDetailList[], ProductDetailType[], StageTime[], StageTimeMember[]];

/** What the page of a product shows, read at once: its parts as lists of their own cost the shop seven calls. */
@Injectable()
export class ProductPages {
  constructor(
    private readonly database: Database,
    private readonly views: ProductViews,
    private readonly clock: Clock,
  ) {}

  /**
   * The parts of a product's page, in the order of their ids.
   * @throws Refusal NOT_FOUND where no enabled product has, or had, the address
   */
  async byUrl(product_url: string): Promise<ProductPage> {
    const product = await this.views.byUrl(product_url);
    if (!product) throw refuse('NOT_FOUND');
    const { id, band_id, stage_id } = product;
    const [places_left, prices, [members, details, tabs, set_list, players]] = await Promise.all([
      product.product_limit === null ? null : placesLeft(this.database, id),
      this.prices(product),
      this.database.query<Parts>(PARTS, [band_id, id, id, stage_id, stage_id]),
    ]);
    return { product, places_left, prices, members, details, tabs, set_list, players };
  }

  private async prices({ id, product_price_list }: ProductView): Promise<ProductPrice[]> {
    if (product_price_list !== 'Y') return [];
    const rows = this.database.manager.createQueryBuilder(ProductPrice, 'row').where('row.product_id = :id', { id });
    return announcedPrices(rows, this.clock.today()).orderBy('row.id').getMany();
  }
}
