import { Injectable } from '@nestjs/common';
import { Changes, Database, type Kept, Outbox } from '@wethi/platform';
import type { FindOptionsWhere } from 'typeorm';
import type { Product } from '../product/product.entity';
import { drawSharePictures } from '../share-picture/draw-share-pictures.job';
import './product-word.entity';
import { indexNames } from './name-index';
import { indexedWords, nameWords, normalise, searchQuery, type Names, type SearchQuery } from './search-text';
import { searchedProducts, type SearchedText } from './searched-texts';
import { SEARCH_WORDS } from './word-search';

/** Tables and entities of bands and stages are named, not imported: their controllers call this service. */
const NAMING = ['Band', 'BandMember', 'Stage'];

/**
 * Keeps what lists and search need of a product's band, members, stage and songs: on the product itself product_search, its
 * texts, and product_show_at, by which lists are ordered; in product_word the words under which it is found, in search_name
 * the names that are found when they are misspelt.
 */
@Injectable()
export class ProductSearch {
  private readonly names: Kept<Names>;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly changes: Changes,
  ) {
    this.names = changes.keep(NAMING, () => this.loadNames());
  }

  /** Writes the words, names and moments of some products anew, and has their pictures for links drawn. */
  async refresh(affected: FindOptionsWhere<Product>): Promise<void> {
    const product_ids = await this.index(affected);
    if (product_ids.length > 0) await this.outbox.add(drawSharePictures, { product_ids });
  }

  /** The words, names and moments alone. @returns the ids of the products */
  async index(affected: FindOptionsWhere<Product>): Promise<number[]> {
    const products = await searchedProducts(this.database, affected);
    if (products.length === 0) return [];
    const known = await this.loadNames();
    const texts = products.map(({ id, texts }) => ({
      id,
      text: texts.map(({ text }) => normalise(text)).join('\n'),
      words: wordsOf(texts, known),
    }));
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
    await indexNames(this.database, products);
    await this.database.afterCommit(() => this.changes.announce(SEARCH_WORDS));
    return products.map(({ id }) => id);
  }

  /** What a person typed, cut the way the index is. */
  async read(text: string): Promise<SearchQuery> {
    return searchQuery(text, await this.names.get());
  }

  private async loadNames(): Promise<Names> {
    const rows = await this.database.query<{ name: string }[]>(
      `SELECT band_name AS name FROM band UNION SELECT band_member_name FROM band_member UNION SELECT stage_title FROM stage`,
    );
    return nameWords(rows.map(({ name }) => name));
  }
}

/** The words of some texts, each where it tells most; in the title the earlier the better. */
function wordsOf(texts: readonly SearchedText[], known: Names): { word: string; place: number }[] {
  const places = new Map<string, number>();
  for (const { text, place } of texts) {
    const line = normalise(text);
    for (const word of indexedWords(line, known)) {
      const here = place === 0 ? Math.max(0, line.indexOf(word)) : place;
      places.set(word, Math.min(here, places.get(word) ?? here));
    }
  }
  return [...places].map(([word, place]) => ({ word, place }));
}
