import { Injectable } from '@nestjs/common';
import type { ProductStatus, ProductType } from '@wethi/contract';
import { Database } from '@wethi/platform';
import type { BandView, BandViewQuery, ProductTotals } from './catalogue-counts.dto';
import { kindOf } from './product-kind';

interface Counted {
  product_type: ProductType;
  product_status: ProductStatus;
  products: number;
}

/** Counts of enabled products, each from an index alone. */
@Injectable()
export class CatalogueCounts {
  constructor(private readonly database: Database) {}

  /** How many products of each kind there are. @param bandId of one band */
  async totals(bandId?: number): Promise<ProductTotals> {
    const rows = await this.database.query<Counted[]>(
      `SELECT product_type, product_status, COUNT(*) AS products FROM product
        WHERE product_disable = 'N' ${bandId === undefined ? '' : 'AND band_id = ?'} GROUP BY product_type, product_status`,
      bandId === undefined ? [] : [bandId],
    );
    const totals = { stage: 0, replay: 0, course: 0, trading: 0 };
    for (const row of rows) totals[kindOf(row.product_type, row.product_status)] += row.products;
    return totals;
  }

  /** Bands that have products, those with the most first. @returns a page of them, and how many there are */
  async bands({ page, limit }: BandViewQuery): Promise<[BandView[], number]> {
    const [counted, total] = await Promise.all([
      this.database.query<{ id: number; products: number }[]>(
        `SELECT band_id AS id, COUNT(*) AS products FROM product WHERE product_disable = 'N'
          GROUP BY band_id ORDER BY products DESC, band_id LIMIT ? OFFSET ?`,
        [limit, (page - 1) * limit],
      ),
      this.database.query<{ total: number }[]>(
        "SELECT COUNT(DISTINCT band_id) AS total FROM product WHERE product_disable = 'N'",
      ),
    ]);
    return [await this.named(counted), total[0]?.total ?? 0];
  }

  private async named(counted: { id: number; products: number }[]): Promise<BandView[]> {
    if (counted.length === 0) return [];
    const bands = await this.database.query<Omit<BandView, 'products'>[]>(
      'SELECT id, band_name, band_path FROM band WHERE id IN (?)',
      [counted.map(({ id }) => id)],
    );
    return counted.flatMap(({ id, products }) => {
      const band = bands.find((candidate) => candidate.id === id);
      return band ? { ...band, products } : [];
    });
  }
}
