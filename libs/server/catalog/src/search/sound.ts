import { normalise } from './search-text';

/** Letters that sound the same, or that fingers and ears confuse; a mark of silence takes its letter along. */
const THAI: readonly (readonly [RegExp, string])[] = [
  [/ทร\u0e4c|[ก-ฮ][ิุ]?\u0e4c/g, ''],
  [/[\u0e47-\u0e4b\u0e4d\u0e4e\u0e3aๆฯ]/g, ''],
  [/รร/g, 'ั'],
  [/ำ/g, 'ัม'],
  [/[ศษซ]/g, 'ส'],
  [/ณ/g, 'น'],
  [/ฎ/g, 'ด'],
  [/ฏ/g, 'ต'],
  [/[ฐฑฒถธ]/g, 'ท'],
  [/ญ/g, 'ย'],
  [/[รฬฤ]/g, 'ล'],
  [/[ขฃฅฆ]/g, 'ค'],
  [/[ฉฌ]/g, 'ช'],
  [/[ผภ]/g, 'พ'],
  [/ฝ/g, 'ฟ'],
  [/ฮ/g, 'ห'],
  [/ใ/g, 'ไ'],
  [/แ/g, 'เ'],
  [/ะ/g, 'า'],
  [/ี/g, 'ิ'],
  [/ื/g, 'ึ'],
  [/ู/g, 'ุ'],
];
/** Ways in which Thai is written with Latin letters differ in these. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/([ptk])h/g, '$1'],
  [/ae/g, 'e'],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/v/g, 'w'],
  [/r/g, 'l'],
];

/** How long a piece of a sound is by which names are looked up. */
const PIECE = 3;
/** Names so short are looked up by what is left without each of their letters, too. */
const SHORT = 5;

/** What is left of a text when its spelling is forgiven: without tone marks, spaces and letters that sound like others. */
export function soundOf(text: string): string {
  const plain = normalise(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return [...THAI, ...LATIN].reduce((sound, [from, to]) => sound.replace(from, to), plain).replace(/(.)\1+/gu, '$1');
}

/** What a sound and others near it have in common: pieces of three, the first with the beginning. */
export function soundPieces(sound: string): string[] {
  const begun = `^${sound}`;
  const pieces = Array.from({ length: begun.length - PIECE + 1 }, (_, at) => begun.slice(at, at + PIECE));
  const without = sound.length > 1 && sound.length <= SHORT ? [...sound].map((_, at) => leftOut(sound, at)) : [];
  return [...new Set([...pieces, ...without])];
}

/** Marked, as it is no piece. */
const leftOut = (sound: string, at: number): string => `-${sound.slice(0, at)}${sound.slice(at + 1)}`;

/** How many slips are forgiven in a sound of this length. */
export function forgivenSlips(length: number): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 13 ? 2 : 3;
}

/** Letters to be changed, added or left out so that the part stands somewhere in the whole. */
export function slipsWithin(part: string, whole: string): number {
  let above = new Array<number>(whole.length + 1).fill(0);
  for (let row = 1; row <= part.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= whole.length; at += 1) {
      const changed = (above[at - 1] ?? 0) + (part[row - 1] === whole[at - 1] ? 0 : 1);
      line.push(Math.min(changed, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    above = line;
  }
  return Math.min(...above);
}
