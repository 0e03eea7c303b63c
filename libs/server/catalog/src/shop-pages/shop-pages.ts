import { Injectable } from '@nestjs/common';
import { Database, PublicPages } from '@wethi/platform';
import type { FindOptionsWhere } from 'typeorm';

/** Of a band's shows the newest; the pages of the others renew themselves within two seconds. */
const AT_MOST = 20;

/** What matters of a product here. Its entity is named, not imported: controllers beside it call this service. */
interface Shown {
  id: number;
  band_id: number;
  stage_id: number | null;
  product_url: string;
}

/** Which pages of the shop show a record, so that a save stands on them at once. */
@Injectable()
export class ShopPages {
  constructor(
    private readonly database: Database,
    private readonly pages: PublicPages,
  ) {}

  /** The pages of some products, their bands' and those that list them. Call it in the transaction that saves. */
  async renew(affected: FindOptionsWhere<Shown>, former?: Shown): Promise<void> {
    const shows = await this.database.manager.getRepository<Shown>('Product').find({
      select: { id: true, product_url: true, band_id: true },
      where: affected,
      order: { id: 'DESC' },
      take: AT_MOST,
    });
    const bands = await this.bandsOf(shows);
    const urls = [...shows, former].flatMap((show) => show?.product_url ?? []);
    await this.pages.renew(
      ...new Set(urls.map((url) => `/package/${encodeURIComponent(url)}`)),
      ...['/', '/packageAll'],
      ...bands.map(encodeURIComponent).flatMap((name) => [`/band/${name}`, `/packageAll/${name}`]),
    );
  }

  private async bandsOf(shows: readonly Shown[]): Promise<string[]> {
    const ids = [...new Set(shows.map(({ band_id }) => band_id))];
    if (ids.length === 0) return [];
    const rows = await this.database.query<{ band_name: string }[]>('SELECT band_name FROM band WHERE id IN (?)', [
      ids,
    ]);
    return rows.map(({ band_name }) => band_name);
  }
}
