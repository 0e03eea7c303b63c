import { Controller } from '@nestjs/common';
import { type Actor, Database, refuse, Resource } from '@wethi/platform';
import { ShopPages } from '../shop-pages/shop-pages';
import { ProductSearch } from '../search/product-search';
import { Band } from './band.entity';
import { requireSeller } from './band-seller';

/** So many are named. */
const NAMED = 3;

@Controller()
export class BandController extends Resource(Band, { path: 'band', read: 'public', write: 'catalog.write' }) {
  constructor(
    private readonly database: Database,
    private readonly search: ProductSearch,
    private readonly pages: ShopPages,
  ) {
    super();
  }

  protected override beforeSave(merged: Band, before: Band | undefined, actor?: Actor): Promise<void> {
    return requireSeller(this.database, merged, before, actor);
  }

  protected override async afterSave({ id, band_name }: Band, before: Band | undefined): Promise<void> {
    if (before && before.band_name !== band_name) await this.keepName(before);
    await this.search.refresh({ band_id: id });
    await this.pages.renew({ band_id: id });
  }

  /** Addresses are made of names: what leads to this one goes on leading here. */
  private keepName({ id, band_name }: Band): Promise<void> {
    return this.database.write(
      `INSERT INTO band_former_name (band_id, band_former_name) VALUES (?)
         ON DUPLICATE KEY UPDATE band_id = VALUES(band_id)`,
      [[id, band_name]],
    );
  }

  /** @throws Refusal STILL_IN_USE naming its shows */
  protected override async beforeRemove({ id }: Band): Promise<void> {
    const shows = await this.database.query<{ product_title: string; total: number }[]>(
      'SELECT product_title, COUNT(*) OVER () AS total FROM product WHERE band_id = ? ORDER BY id DESC LIMIT ?',
      [id, NAMED],
    );
    const [first] = shows;
    if (!first) return;
    const names = shows.map(({ product_title }) => `“${product_title}”`).join(', ');
    const more = first.total > NAMED ? ` และอีก ${first.total - NAMED} งาน` : '';
    throw refuse('STILL_IN_USE', { message: `ลบวงนี้ไม่ได้ เพราะยังมีงานแสดง ${names}${more}` });
  }
}
