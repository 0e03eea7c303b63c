import type { ChatReason } from '@wethi/contract';

/** Characters that nobody sees, or that turn the text; the joiner of emoji (U+200D) is none of them. */
const INVISIBLE = /(?!\u200d)(?:[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5)/gu;
/** Thai needs three marks over a letter at most; towers of them cover the lines above. */
const TOWER = /(\p{M}{3})\p{M}+/gu;
const SAME_SIGN = /(.)\1{8,}/gu;
/** A word, or any text of up to thirty signs, said over and over. */
const SAME_WORD = /(.{2,30}?)\1{3,}/gu;

/** Many times what any message may have: to look for repetitions in a megabyte would hold up everybody else. */
const LONGEST = 10_000;

/** One line of what can be seen. */
export function seenLine(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(TOWER, '$1').trim();
}

/** One line of what can be seen, and nothing a hundred times over. What is far too long for a message stays as it is. */
export function chatLine(text: string): string {
  if (text.length > LONGEST) return text;
  return `${seenLine(text)} `
    .replace(SAME_SIGN, (_, sign: string) => sign.repeat(8))
    .replace(SAME_WORD, (all, word: string) => (new Set(word).size > 1 ? word.repeat(3) : all))
    .trim();
}

const LINK =
  /(https?:\/\/|www\.)\S|\b[a-z0-9-]{2,}\s?\.\s?(com|net|org|info|me|co|io|tv|be|ly|gg|cc|xyz|shop|live|link|app|th)\b/iu;
/** Ten digits of a Thai phone, however they are set apart. */
const PHONE = /(?<!\d)(0|\+?6\s*6)([\s.\p{Pd}_()·]*\d){8,9}(?!\d)/u;
/** What emoji are joined and coloured by: between letters nobody sees it, and words would not be found. */
const BETWEEN_EMOJI = /[\u200d\p{Variation_Selector}]/gu;

/** What a text says, however it is spelt: in common letters and digits, with nothing unseen between them. */
export function plainText(text: string): string {
  const letters = text.replace(INVISIBLE, '').replace(BETWEEN_EMOJI, '').normalize('NFKC');
  return letters.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0)));
}

/**
 * What a message has that personnel must see first; undefined when it may be shown at once.
 * @param holdsContacts whether phones and links are such things
 */
export function faultOf(line: string, words: RegExp | undefined, holdsContacts = true): ChatReason | undefined {
  const text = plainText(line);
  if (holdsContacts && PHONE.test(text)) return 'phone';
  if (holdsContacts && LINK.test(text)) return 'link';
  return words?.test(text) ? 'word' : undefined;
}

const BETWEEN = '[\\s.,\\-_*|/]*';

/**
 * Matches any of some words, in any case and with spaces or dots between their letters. A word of Latin letters stands by
 * itself; Thai is written without spaces, so its words are found anywhere.
 * @returns undefined without words
 */
export function wordPattern(words: readonly string[]): RegExp | undefined {
  const patterns = words.flatMap((word) => {
    const letters = [...word.normalize('NFKC').replace(/[\s.,\-_*|/]/g, '')];
    if (letters.length === 0) return [];
    const spelt = letters.map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join(BETWEEN);
    return /^[a-z0-9]+$/i.test(letters.join('')) ? `(?<![\\p{L}\\p{N}])${spelt}(?![\\p{L}\\p{N}])` : spelt;
  });
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'iu') : undefined;
}
