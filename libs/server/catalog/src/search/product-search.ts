import { Injectable } from '@nestjs/common';
import { Changes, Database } from '@wethi/platform';
import type { FindOptionsWhere } from 'typeorm';
import { Product } from '../product/product.entity';
import './product-word.entity';
import { nameWords, searchQuery, searchText, type Names, type SearchQuery } from './search-text';

/** Of words that the title lacks: after all others. */
const NOT_IN_TITLE = 65_535;

/** Tables and entities of bands and stages are named, not imported: their controllers call this service. */
const NAMING = new Set(['Band', 'BandMember', 'Stage']);

interface Named {
  id: number;
  band_id: number;
  fields: (string | null)[];
}

/**
 * Keeps what lists and search need of a product's band, members and stage: on the product itself product_search, its texts, and
 * product_show_at, by which lists are ordered; in product_word the words under which it is found.
 */
@Injectable()
export class ProductSearch {
  private names?: Promise<Names>;

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
      const text = searchText([...fields, ...own], known);
      return { id, text, words: wordsOf(text) };
    });
    await this.database.query(
      `UPDATE product JOIN JSON_TABLE(?, '$[*]' COLUMNS (id int PATH '$.id', text text PATH '$.text')) words
         ON words.id = product.id
         LEFT JOIN stage ON stage.id = product.stage_id
       SET product.product_search = words.text,
           product.product_show_at = TIMESTAMP(COALESCE(stage.stage_date, product.product_start),
             COALESCE(stage.stage_time_start, '00:00:00')),
           product.update_at = product.update_at`,
      [JSON.stringify(texts)],
    );
    await this.database.query('DELETE FROM product_word WHERE product_id IN (?)', [texts.map(({ id }) => id)]);
    await this.database.query(
      `INSERT IGNORE INTO product_word (word, product_id, title_place, show_at)
       SELECT words.word, product.id, words.place, product.product_show_at
         FROM JSON_TABLE(?, '$[*]' COLUMNS (id int PATH '$.id', NESTED PATH '$.words[*]' COLUMNS (
                word varchar(200) COLLATE utf8mb4_bin PATH '$.word', place int PATH '$.place'))) words
         JOIN product ON product.id = words.id
        WHERE product.product_disable = 'N' AND words.word IS NOT NULL`,
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

  private async loadNames(): Promise<Names> {
    const rows = await this.database.query<{ name: string }[]>(
      `SELECT band_name AS name FROM band UNION SELECT band_member_name FROM band_member UNION SELECT stage_title FROM stage`,
    );
    return nameWords(rows.map(({ name }) => name));
  }
}

/** Words of a searchText and where they stand in its title, which is its first line. */
function wordsOf(text: string): { word: string; place: number }[] {
  const lines = text.split('\n');
  return (lines.at(-1) ?? '')
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const place = lines[0]?.indexOf(word) ?? -1;
      return { word, place: place < 0 ? NOT_IN_TITLE : place };
    });
}
