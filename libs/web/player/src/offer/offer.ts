import { STORYBOARD_ID } from './storyboard';

/** One size of the picture. */
export interface Rung {
  /** Lines: the shorter side of the picture in pixels. */
  height: number;
  /** Bits per second, sound included. */
  bitrate: number;
}

/** What a viewer holds: a height in lines, the sound alone, or null for what the connection carries. */
export type Quality = number | 'audio' | null;

/** What a master playlist offers. Addresses are absolute. */
export interface Offer {
  /** Best first; empty where none can be chosen. */
  rungs: readonly Rung[];
  /** The sound alone. */
  sound?: { url: string; bitrate: number };
  /** WebVTT of small pictures for the seek bar. */
  storyboard?: string;
}

export const NO_OFFER: Offer = { rungs: [] };

interface Size {
  width: number;
  height: number;
}

/** People name a picture by its shorter side, also when it stands upright. */
export function linesOf({ width, height }: Size): number {
  return width > 0 ? Math.min(width, height) : height;
}

/** Sizes to choose from, best first; of equal ones the better. */
export function rungsOf(variants: readonly (Size & { bitrate: number })[]): Rung[] {
  const rungs = variants.map((variant) => ({ height: linesOf(variant), bitrate: variant.bitrate }));
  return rungs
    .sort((one, other) => other.height - one.height || other.bitrate - one.bitrate)
    .filter((rung, place, all) => rung.height > 0 && rung.height !== all[place - 1]?.height);
}

/** Whether an offer has what a viewer chose the last time. */
export function isOffered(quality: Quality, { rungs, sound }: Offer): boolean {
  return quality === 'audio' ? sound !== undefined : rungs.some(({ height }) => height === quality);
}

const ATTRIBUTE = /([A-Z-]+)=("[^"]*"|[^",]*)/g;

function attributesOf(line: string): Record<string, string> {
  return Object.fromEntries(
    [...line.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value.replaceAll('"', '')]),
  );
}

function storyboardIn(text: string, address: string): string | undefined {
  const lines = [...text.matchAll(/^#EXT-X-SESSION-DATA:(.*)/gm)].map(([, line = '']) => attributesOf(line));
  const value = lines.find((line) => line['DATA-ID'] === STORYBOARD_ID)?.VALUE;
  return value && new URL(value, address).href;
}

/**
 * What a master playlist offers to a browser that plays it by itself. It takes the address of one size only where that one
 * brings its sound along; else all sizes are left to the browser.
 * @param text of the playlist (RFC 8216 §4.3.4)
 * @param address absolute, of the playlist
 */
export function offerIn(text: string, address: string): Offer & { addresses: ReadonlyMap<number, string> } {
  const variants = [...text.matchAll(/^#EXT-X-STREAM-INF:(.*)\r?\n(?:#.*\r?\n)*(\S+)/gm)].map(
    ([, line = '', uri = '']) => {
      const given = attributesOf(line);
      const [width = 0, height = 0] = (given.RESOLUTION ?? '').split('x').map(Number);
      const bitrate = Number(given['AVERAGE-BANDWIDTH'] ?? given.BANDWIDTH);
      return { width, height, bitrate, url: new URL(uri, address).href, isWhole: given.AUDIO === undefined };
    },
  );
  const pictures = variants.filter(({ height }) => height > 0);
  const whole = pictures.every(({ isWhole }) => isWhole) ? pictures : [];
  return {
    rungs: rungsOf(whole),
    sound: variants.find(({ height }) => height === 0),
    storyboard: storyboardIn(text, address),
    addresses: new Map(whole.map((variant) => [linesOf(variant), variant.url])),
  };
}
