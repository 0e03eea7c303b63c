import { PICTURE_KILOBITS } from '@wethi/contract';
import type { Plan } from './judgement';

/** A quality that is encoded. */
export interface Rung {
  /** The shorter side of its picture in pixels: the height, or of an upright video the width. */
  side: number;
  /** Kilobits per second. */
  kilobits: number;
}

/** facts/media.md §2, with 240 as the data saver. */
const LADDER: readonly Rung[] = [
  { side: 1080, kilobits: PICTURE_KILOBITS[1080] },
  { side: 720, kilobits: PICTURE_KILOBITS[720] },
  { side: 480, kilobits: PICTURE_KILOBITS[480] },
  { side: 240, kilobits: 300 },
];
const LARGEST = 1080;
/** The one that most phones watch comes first. */
const FIRST = [480, 240, 720, 1080];
/** A rung nearly as large as the one above it is not worth its time. */
const SMALLER = 0.85;

/** The qualities to encode of a source, in the order in which they are made; none above it. */
export function rungsOf({ picture, copyPicture }: Pick<Plan, 'picture' | 'copyPicture'>): Rung[] {
  const own = evenSide(Math.min(picture.width, picture.height));
  const below = (side: number) => LADDER.filter((rung) => rung.side <= side * SMALLER);
  const top = Math.min(own, LARGEST);
  const rungs = copyPicture ? below(own) : [{ side: top, kilobits: kilobitsOf(top) }, ...below(top)];
  return rungs.map((rung) => withoutWaste(rung, picture.bits)).sort((one, other) => placeOf(one) - placeOf(other));
}

/** Size of the picture at a rung, as shown. */
export function sizeAt(side: number, { width, height }: { width: number; height: number }) {
  const scale = side / Math.min(width, height);
  return width < height
    ? { width: side, height: evenSide(height * scale) }
    : { width: evenSide(width * scale), height: side };
}

/** Pictures per second at a rung: those of the source, of fast ones every second. */
export function rateAt(rate: number): number {
  const usual = rate > 0 ? rate : 25;
  return usual > 31 ? usual / 2 : usual;
}

/** More bits than the source has say nothing more. */
function withoutWaste({ side, kilobits }: Rung, sourceBits: number): Rung {
  return {
    side,
    kilobits: sourceBits > 0 ? Math.max(50, Math.min(kilobits, Math.round(sourceBits / 1000))) : kilobits,
  };
}

function evenSide(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2);
}

function kilobitsOf(side: number): number {
  return [...LADDER].reverse().find((rung) => rung.side >= side)?.kilobits ?? 0;
}

function placeOf({ side }: Rung): number {
  const place = FIRST.indexOf(side);
  return place === -1 ? FIRST.indexOf(720) : place;
}
