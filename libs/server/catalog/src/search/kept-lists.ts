import type { WordList } from './word-list';

/** What a list costs beside its entries. */
const EACH = 50;

interface Kept {
  list: Promise<WordList>;
  /** 0 while it is loaded. */
  size: number;
}

/** Lists by their words, as many as there is room for; the one asked for least recently goes first. */
export class KeptLists {
  private readonly lists = new Map<string, Kept>();
  private size = 0;

  /** @param room entries of all lists together */
  constructor(private readonly room: number) {}

  /** @param load makes a list that is not kept; one that fails is not kept either */
  of(word: string, load: () => Promise<WordList>): Promise<WordList> {
    const kept = this.lists.get(word) ?? { list: load(), size: 0 };
    const isNew = !this.lists.delete(word);
    this.lists.set(word, kept);
    if (isNew)
      kept.list.then(
        ({ ids }) => this.measure(kept, ids.length + EACH),
        () => this.lists.delete(word),
      );
    return kept.list;
  }

  private measure(kept: Kept, size: number): void {
    kept.size = size;
    this.size += size;
    for (const [oldest, { size: freed }] of this.lists) {
      if (this.size <= this.room) return;
      if (freed === 0) continue;
      this.lists.delete(oldest);
      this.size -= freed;
    }
  }
}
