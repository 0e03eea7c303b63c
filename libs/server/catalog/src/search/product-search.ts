import { Injectable } from '@nestjs/common';
import { Changes, Database } from '@wethi/platform';
import type { FindOptionsWhere } from 'typeorm';
import { Product } from '../product/product.entity';
import { nameWords, searchQuery, searchText, type SearchQuery } from './search-text';

/** Tables and entities of bands and stages are named, not imported: their controllers call this service. */
const NAMING = new Set(['Band', 'BandMember', 'Stage']);

interface Named {
  id: number;
  band_id: number;
  fields: (string | null)[];
}

/**
 * Keeps what lists and search need of a product's band, members and stage on the product itself: product_search, the words under
 * which it is found, and product_show_at, by which lists are ordered.
 */
@Injectable()
export class ProductSearch {
  private names?: Promise<string[]>;

  constructor(
    private readonly database: Database,
    changes: Changes,
  ) {
    changes.onChange((entity) => {
      if (NAMING.has(entity)) this.names = undefined;
    });
  }

  /** Writes the words and moments of some products anew. */
  async refresh(affected: FindOptionsWhere<Product>): Promise<void> {
    const products = await this.namedProducts(affected);
    if (products.length === 0) return;
    const bands = [...new Set(products.map(({ band_id }) => band_id))];
    const members = await this.database.sql
      .selectFrom('band_member')
      .select(['band_id', 'band_member_name'])
      .where('band_id', 'in', bands)
      .execute();
    const known = await this.loadNames();
    const texts = products.map(({ id, band_id, fields }) => {
      const own = members.filter((member) => member.band_id === band_id).map((member) => member.band_member_name);
      return { id, text: searchText([...fields, ...own], known) };
    });
    await this.database.query(
      `UPDATE product JOIN JSON_TABLE(?, '$[*]' COLUMNS (id int PATH '$.id', text text PATH '$.text')) words
         ON words.id = product.id
         LEFT JOIN stage ON stage.id = product.stage_id
       SET product.product_search = words.text,
           product.product_show_at = TIMESTAMP(stage.stage_date, COALESCE(stage.stage_time_start, '00:00:00')),
           product.update_at = product.update_at`,
      [JSON.stringify(texts)],
    );
  }

  /** What a person typed, cut the way the index is. */
  async read(text: string): Promise<SearchQuery> {
    this.names ??= this.loadNames().catch((error: unknown) => {
      this.names = undefined;
      throw error;
    });
    return searchQuery(text, await this.names);
  }

  private async namedProducts(affected: FindOptionsWhere<Product>): Promise<Named[]> {
    const rows = await this.database.manager
      .createQueryBuilder(Product, 'product')
      .select(['product.id id', 'product.band_id band_id', 'product.product_title title', 'product.product_code code'])
      .addSelect(['product.product_subtitle subtitle', 'band.band_name band', 'stage.stage_title stage'])
      .innerJoin('band', 'band', 'band.id = product.band_id')
      .leftJoin('stage', 'stage', 'stage.id = product.stage_id')
      .where(affected)
      .getRawMany<Record<'title' | 'subtitle' | 'band' | 'stage' | 'code', string | null> & Omit<Named, 'fields'>>();
    return rows.map(({ id, band_id, title, band, subtitle, stage, code }) => ({
      id,
      band_id,
      fields: [title, band, subtitle, stage, code],
    }));
  }

  private async loadNames(): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      `SELECT band_name AS name FROM band UNION SELECT band_member_name FROM band_member UNION SELECT stage_title FROM stage`,
    );
    return nameWords(rows.map(({ name }) => name));
  }
}
