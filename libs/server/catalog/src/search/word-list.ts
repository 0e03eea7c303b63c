/** The enabled products that have a word, in the order of their ids, with what results are ordered by. */
export interface WordList {
  ids: Uint32Array;
  /** Where the word stands, as in product_word. */
  places: Uint16Array;
  /** Seconds of the show in Bangkok's own time; NaN where it has none. */
  moments: Float64Array;
}

export interface WordRow {
  product_id: number;
  place: number;
  moment: number | null;
}

/** Rows in the order of their ids. */
export function wordList(rows: readonly WordRow[]): WordList {
  return {
    ids: Uint32Array.from(rows, ({ product_id }) => product_id),
    places: Uint16Array.from(rows, ({ place }) => place),
    moments: Float64Array.from(rows, ({ moment }) => moment ?? NaN),
  };
}

/** Where in the first list the products stand that are in all of them. */
export function inAll([first, ...others]: readonly WordList[]): number[] {
  if (!first) return [];
  const all = Array.from(first.ids.keys());
  const shortestFirst = others.toSorted((one, other) => one.ids.length - other.ids.length);
  return shortestFirst.reduce((places, { ids }) => places.filter((place) => has(ids, first.ids[place] ?? 0)), all);
}

function has(ids: Uint32Array, id: number): boolean {
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ids[middle] ?? 0) < id) from = middle + 1;
    else to = middle;
  }
  return ids[from] === id;
}

/** More seconds than lie between any two shows. */
const SECONDS = 2 ** 34;

/**
 * Ids of some places of a list: the earlier the word stands the better, then coming shows by date, then past ones, the latest
 * first, then what has no date.
 * @param from seconds where coming shows begin
 */
export function ranked(list: WordList, places: readonly number[], from: number, most: number): number[] {
  const ranks = Float64Array.from(places, (place) => rankOf(list, place, from));
  // Of a word that half of the catalogue has, only those that are answered are sorted with their ids.
  const last = ranks.toSorted()[most - 1] ?? Infinity;
  const best: { id: number; rank: number }[] = [];
  for (const [at, rank] of ranks.entries()) if (rank <= last) best.push({ id: list.ids[places[at] ?? 0] ?? 0, rank });
  best.sort((one, other) => one.rank - other.rank || one.id - other.id);
  return best.slice(0, most).map(({ id }) => id);
}

/** One number for all that decides but the id. */
function rankOf({ places, moments }: WordList, at: number, from: number): number {
  const moment = moments[at] ?? NaN;
  const group = Number.isNaN(moment) ? 2 : Number(moment < from);
  const distance = Number.isNaN(moment) ? 0 : Math.abs(moment - from);
  return ((places[at] ?? 0) * 3 + group) * SECONDS + distance;
}
