import { Injectable } from '@nestjs/common';
import { Clock, Database, refuse } from '@wethi/platform';
import { In } from 'typeorm';
import { BandMember } from '../band/band-member.entity';
import { placesLeft } from '../places/place-limit';
import { ProductPrice } from '../price/product-price.entity';
import { ProductDetailList } from '../product/product-detail-list.entity';
import { ProductDetailType } from '../product/product-detail-type.entity';
import { announcedPrices } from '../scope/shown';
import { StageTime } from '../stage/stage-time.entity';
import { StageTimeMember } from '../stage/stage-time-member.entity';
import type { ProductPage } from './product-page.dto';
import type { ProductView } from './product-view';
import { ProductViews } from './product-view.query';

const BY_ID = { id: 'ASC' } as const;

/** What the page of a product shows, read at once: its parts as lists of their own cost the shop seven calls. */
@Injectable()
export class ProductPages {
  constructor(
    private readonly database: Database,
    private readonly views: ProductViews,
    private readonly clock: Clock,
  ) {}

  /**
   * The parts of a product's page, in the order of their ids. A part that has nothing asks for nothing more.
   * @throws Refusal NOT_FOUND where no enabled product has the address
   */
  async byUrl(product_url: string): Promise<ProductPage> {
    const [[product]] = await this.views.list({ product_url, sort: 'id' });
    if (!product) throw refuse('NOT_FOUND');
    const [places_left, prices, members, described, performed] = await Promise.all([
      product.product_limit === null ? null : placesLeft(this.database, product.id),
      this.prices(product),
      this.database.manager.find(BandMember, { where: { band_id: product.band_id }, order: BY_ID }),
      this.described(product.id),
      this.performed(product.stage_id),
    ]);
    return { product, places_left, prices, members, ...described, ...performed };
  }

  private async prices({ id, product_price_list }: ProductView): Promise<ProductPrice[]> {
    if (product_price_list !== 'Y') return [];
    const rows = this.database.manager.createQueryBuilder(ProductPrice, 'row').where('row.product_id = :id', { id });
    return announcedPrices(rows, this.clock.today()).orderBy('row.id').getMany();
  }

  private async described(product_id: number): Promise<Pick<ProductPage, 'details' | 'tabs'>> {
    const { manager } = this.database;
    const details = await manager.find(ProductDetailList, { where: { product_id }, order: BY_ID });
    if (details.length === 0) return { details, tabs: [] };
    const ids = details.map(({ product_detail_type_id }) => product_detail_type_id);
    return { details, tabs: await manager.find(ProductDetailType, { where: { id: In(ids) }, order: BY_ID }) };
  }

  private async performed(stage_id: number | null): Promise<Pick<ProductPage, 'set_list' | 'players'>> {
    if (stage_id === null) return { set_list: [], players: [] };
    const { manager } = this.database;
    const set_list = await manager.find(StageTime, { where: { stage_id }, order: BY_ID });
    if (set_list.length === 0) return { set_list, players: [] };
    return { set_list, players: await manager.find(StageTimeMember, { where: { stage_id }, order: BY_ID }) };
  }
}
