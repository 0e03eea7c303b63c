import { KeptLists } from './kept-lists';
import { inAll, ranked, wordList } from './word-list';

const listOf = (...ids: number[]) => wordList(ids.map((product_id) => ({ product_id, place: 0, moment: 0 })));

describe('lists of words', () => {
  it('SITE-02 finds what is in all lists', () => {
    const [first, second, third] = [listOf(1, 3, 5, 7, 9), listOf(3, 4, 5, 9), listOf(2, 5, 9)];
    expect(inAll([first, second, third])).toEqual([2, 4]);
    expect(inAll([first])).toEqual([0, 1, 2, 3, 4]);
    expect(inAll([first, listOf()])).toEqual([]);
    expect(inAll([])).toEqual([]);
  });

  it('SITE-02 ranks by the place of the word, then coming shows, past ones, and those without a date', () => {
    const rows = [
      { product_id: 1, place: 0, moment: null },
      { product_id: 2, place: 0, moment: 90 },
      { product_id: 3, place: 0, moment: 80 },
      { product_id: 4, place: 0, moment: 130 },
      { product_id: 5, place: 0, moment: 110 },
      { product_id: 6, place: 65_535, moment: 100 },
      { product_id: 7, place: 0, moment: 110 },
    ];
    const all = [0, 1, 2, 3, 4, 5, 6];
    expect(ranked(wordList(rows), all, 100, 10)).toEqual([5, 7, 4, 2, 3, 1, 6]);
    expect(ranked(wordList(rows), all, 100, 1)).toEqual([5]);
    expect(ranked(wordList(rows), [1, 5], 100, 10)).toEqual([2, 6]);
    expect(ranked(wordList(rows), [], 100, 10)).toEqual([]);
  });

  it('RUN-05 keeps lists as long as there is room, the ones asked for last', async () => {
    const kept = new KeptLists(170);
    const loaded: string[] = [];
    const ask = (word: string) =>
      kept.of(word, () => {
        loaded.push(word);
        return Promise.resolve(listOf(1, 2, 3));
      });
    for (const word of ['one', 'two', 'three', 'one', 'four', 'one', 'three', 'two']) await ask(word);
    expect(loaded).toEqual(['one', 'two', 'three', 'four', 'two']);
  });

  it('RUN-05 keeps nothing that failed', async () => {
    const kept = new KeptLists(100);
    await expect(kept.of('one', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect((await kept.of('one', () => Promise.resolve(listOf(2)))).ids).toEqual(Uint32Array.of(2));
  });
});
