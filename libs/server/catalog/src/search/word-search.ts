import { Injectable } from '@nestjs/common';
import { Changes, Database, escapeLike, type Kept } from '@wethi/platform';
import { KeptLists } from './kept-lists';
import './product-word.entity';
import { inAll, ranked, wordList, type WordList, type WordRow } from './word-list';

/** What is announced once words or names of products have changed. */
export const SEARCH_WORDS = 'ProductWord';

/** A list's entry is 14 bytes. */
const ROOM = 1_000_000;

/**
 * Finds products by words. Who has a frequent word is a list of thousands, which no index makes short: so lists are kept in
 * the process until something changes, and what has several words is found by comparing them here.
 */
@Injectable()
export class WordSearch {
  private readonly lists: Kept<KeptLists>;

  constructor(
    private readonly database: Database,
    changes: Changes,
  ) {
    this.lists = changes.keep(['Product', SEARCH_WORDS], () => Promise.resolve(new KeptLists(ROOM)));
  }

  /**
   * Ids of enabled products that have words with all these beginnings, the earlier the first one stands the better, then
   * nearest show first.
   * @param from `YYYY-MM-DD hh:mm:ss` where coming shows begin
   */
  async products(words: readonly string[], from: string, most: number): Promise<number[]> {
    const kept = await this.lists.get();
    const lists = await Promise.all(words.map((word) => kept.of(word, () => this.load(word))));
    const [first] = lists;
    if (!first) return [];
    return ranked(first, inAll(lists), Date.parse(`${from.replace(' ', 'T')}Z`) / 1_000, most);
  }

  private async load(word: string): Promise<WordList> {
    const rows = await this.database.query<WordRow[]>(
      `SELECT product_id, MIN(title_place) AS place, TIMESTAMPDIFF(SECOND, '1970-01-01', MIN(show_at)) AS moment
         FROM product_word WHERE word LIKE ? GROUP BY product_id ORDER BY product_id`,
      [`${escapeLike(word)}%`],
    );
    return wordList(rows);
  }
}
