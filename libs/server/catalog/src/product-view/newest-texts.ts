import { Injectable } from '@nestjs/common';
import { Changes, Database, type Kept } from '@wethi/platform';
import { SEARCH_WORDS } from '../search/word-search';

/** Substrings have no index: they are looked for in so many of the newest products. */
const NEWEST = 1_000;
const MARKS = /[\u0e47-\u0e4e]/g;

interface Text {
  id: number;
  text: string;
}

/** The texts of the newest enabled products, kept in the process: the database would read a thousand wide rows each time. */
@Injectable()
export class NewestTexts {
  private readonly texts: Kept<Text[]>;

  constructor(
    private readonly database: Database,
    changes: Changes,
  ) {
    this.texts = changes.keep(['Product', SEARCH_WORDS], () => this.read());
  }

  /** Ids of those that hold a phrase anywhere, whatever its tone marks. @param phrase normalised */
  async having(phrase: string): Promise<number[]> {
    const part = phrase.replace(MARKS, '');
    if (part === '') return [];
    return (await this.texts.get()).flatMap(({ id, text }) => (text.includes(part) ? id : []));
  }

  private async read(): Promise<Text[]> {
    const rows = await this.database.query<Text[]>(
      `SELECT id, product_search AS text FROM product
        WHERE id > (SELECT CAST(MAX(id) AS SIGNED) - ? FROM product)
          AND product_disable = 'N' AND product_search IS NOT NULL`,
      [NEWEST],
    );
    return rows.map(({ id, text }) => ({ id, text: text.replace(MARKS, '') }));
  }
}
