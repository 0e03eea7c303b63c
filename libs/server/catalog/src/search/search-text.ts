/**
 * Thai search (facts of the language: no spaces between words, several ways to type the same letter).
 * Text and query go through the same normalisation and the same cutting into words; names that the dictionary of words
 * would cut wrongly ("เสียงอิสาน") are known beforehand and stay whole.
 */
const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
/** MariaDB's own stop words: never in its index, so a query must not ask for them. */
const STOP_WORDS = new Set(
  'a about an are as at be by com de en for from how i in is it la of on or that the this to und was what when where who will with www'.split(
    ' ',
  ),
);
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

/** The parts of names that stay whole, longest first. */
export function nameWords(names: readonly string[]): string[] {
  const parts = names.flatMap((name) => normalise(name).split(/[^\p{L}\p{M}\p{N}]+/u));
  return [...new Set(parts)]
    .filter((part) => part.length >= SHORTEST_NAME)
    .sort((one, other) => other.length - one.length);
}

/** Words of a normalised text; names of the list stay whole. */
export function words(text: string, names: readonly string[]): string[] {
  const name = names.find((known) => text.includes(known));
  if (name === undefined) return segmented(text);
  const [before = '', ...after] = text.split(name);
  return [...words(before, names), name, ...words(after.join(name), names)];
}

/**
 * What the index column holds: the text itself for substrings, then its words with names whole and with names cut.
 * @param fields texts of the record, the most telling first
 */
export function searchText(fields: readonly (string | null | undefined)[], names: readonly string[]): string {
  const lines = fields.filter((field): field is string => Boolean(field)).map((field) => normalise(field));
  const all = new Set(lines.flatMap((line) => [...words(line, names), ...segmented(line)]));
  return [...lines, [...all].join(' ')].join('\n');
}

export interface SearchQuery {
  /** The normalised query, to be found as it stands. */
  phrase: string;
  /** The same as words of a boolean full-text query, each to be the beginning of an indexed word; may be empty. */
  boolean: string;
}

/** Reads what a person typed into the search box. */
export function searchQuery(text: string, names: readonly string[]): SearchQuery {
  const phrase = normalise(text);
  const asked = words(phrase, names).filter((word) => !STOP_WORDS.has(word));
  return { phrase, boolean: asked.map((word) => `+${word}*`).join(' ') };
}

function segmented(text: string): string[] {
  return [...WORDS.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .filter(Boolean);
}
