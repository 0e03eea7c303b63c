/**
 * Thai search (facts of the language: no spaces between words, several ways to type the same letter).
 * Text and query go through the same normalisation and the same cutting into words; names that the dictionary of words
 * would cut wrongly ("เสียงอิสาน") are known beforehand and stay whole.
 */
const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
/** Shorter names would cut ordinary words apart. */
const SHORTEST_NAME = 4;

/** One spelling for what looks or means the same: typed-twice vowels, separated sara am, Thai digits, capitals. */
export function normalise(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/เเ/g, 'แ')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/([\u0e48-\u0e4b])\u0e4d\u0e32/g, '$1\u0e33')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Names that stay whole, longest first. */
export type Names = ReadonlySet<string>;

/** The parts of names that stay whole. */
export function nameWords(names: readonly string[]): Names {
  const parts = names.flatMap((name) => normalise(name).split(/[^\p{L}\p{M}\p{N}]+/u));
  const long = parts.filter((part) => part.length >= SHORTEST_NAME);
  return new Set(long.sort((one, other) => other.length - one.length));
}

/** Words of a normalised text; known names stay whole. */
export function words(text: string, names: Names): string[] {
  const name = longestName(text, names);
  if (name === undefined) return segmented(text);
  const [before = '', ...after] = text.split(name);
  return [...words(before, names), name, ...words(after.join(name), names)];
}

/** Words under which a normalised text is found: with names whole and with names cut. */
export function indexedWords(text: string, names: Names): string[] {
  return [...new Set([...words(text, names), ...segmented(text)])];
}

export interface SearchQuery {
  /** The normalised query, to be found as it stands. */
  phrase: string;
  /** Its words, each to be the beginning of an indexed word; may be empty. */
  words: string[];
}

/** Reads what a person typed into the search box. */
export function searchQuery(text: string, names: Names): SearchQuery {
  const phrase = normalise(text);
  return { phrase, words: [...new Set(words(phrase, names))] };
}

/** Looks up the pieces of the text, since a text is short and names are as many as the catalogue has. */
function longestName(text: string, names: Names): string | undefined {
  const [longest = ''] = names;
  for (let length = Math.min(text.length, longest.length); length >= SHORTEST_NAME; length -= 1) {
    for (let from = 0; from + length <= text.length; from += 1) {
      const piece = text.slice(from, from + length);
      if (names.has(piece)) return piece;
    }
  }
  return undefined;
}

function segmented(text: string): string[] {
  return [...WORDS.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .filter(Boolean);
}
