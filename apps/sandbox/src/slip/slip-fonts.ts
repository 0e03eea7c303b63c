import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';

const FONT = '@fontsource/ibm-plex-sans-thai/files/ibm-plex-sans-thai';
const WEIGHTS = [400, 700];
const SUBSETS = ['thai', 'latin'];
export const FONT_FAMILY = 'IBM Plex Sans Thai';

/**
 * Makes the product's font known to the drawing library, so that a slip looks the same on a machine without Thai fonts.
 * The library opens only unpacked fonts and the package holds packed ones: they are unpacked into `directory`, which
 * must outlive the process, because the library reads from it again and again.
 */
export async function loadSlipFonts(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  for (const subset of SUBSETS) {
    for (const weight of WEIGHTS) {
      const fontfile = resolve(directory, `${subset}-${weight}.ttf`);
      if (!existsSync(fontfile)) unpackFont(`${FONT}-${subset}-${weight}-normal.woff`, fontfile);
      await sharp({ text: { text: 'ก1', font: FONT_FAMILY, fontfile } })
        .png()
        .toBuffer();
    }
  }
}

/** Renamed into place, because several sandboxes may start at once. */
function unpackFont(name: string, target: string): void {
  const packed = readFileSync(createRequire(import.meta.url).resolve(name));
  const unfinished = `${target}.${randomUUID()}`;
  writeFileSync(unfinished, unpackWoff(packed));
  renameSync(unfinished, target);
}

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** WOFF 1.0 (W3C) back to the TrueType file inside: the same tables, each deflated on its own. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  writeSfntHeader(directory, woff, count);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = woff.subarray(WOFF_HEADER + WOFF_ENTRY * index);
    const table = unpackTable(woff, entry);
    const target = SFNT_HEADER + SFNT_ENTRY * index;
    entry.copy(directory, target, 0, 4);
    entry.copy(directory, target + 4, 16, 20);
    directory.writeUInt32BE(offset, target + 8);
    directory.writeUInt32BE(table.length, target + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

function unpackTable(woff: Buffer, entry: Buffer): Buffer {
  const [offset, packed, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
  const content = woff.subarray(offset, offset + packed);
  return packed < length ? inflateSync(content) : content;
}

function writeSfntHeader(target: Buffer, woff: Buffer, count: number): void {
  const exponent = Math.floor(Math.log2(count));
  const searchRange = 2 ** exponent * 16;
  woff.copy(target, 0, 4, 8);
  target.writeUInt16BE(count, 4);
  target.writeUInt16BE(searchRange, 6);
  target.writeUInt16BE(exponent, 8);
  target.writeUInt16BE(count * 16 - searchRange, 10);
}
