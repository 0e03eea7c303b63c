import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { refuse } from '@wethi/platform';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { slipVerify } from 'promptparse/validate';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** What the picture's QR codes say: a slip's reference, something else, or nothing at all. */
export type SlipQr =
  { kind: 'slip'; payload: string; sendingBank: string; transRef: string } | { kind: 'other' | 'none' };

const WIDEST = 2_000;
const TALLEST = 3_000;
/** A decoder holds the whole process while it looks at one picture, for as long as the picture has pixels. */
const MOST_PIXELS = 8_000_000;
/** Crops overlap, so that a code on the middle line is whole in one of them. */
const CROP = 0.6;
/** Each picture takes tens of megabytes while it is looked at. */
const crowd = bulkhead(2, 200);
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/**
 * Finds and checks the mini-QR of a bank slip (facts/integrations.md §1). Phone pictures are dim, small and compressed
 * twice, so several versions of the picture are tried until one shows a slip's code with a valid checksum.
 * @param picture bytes of a picture that was checked before
 * @throws Refusal BUSY when very many pictures wait
 */
export async function readSlipQr(picture: Buffer): Promise<SlipQr> {
  try {
    return await crowd.execute(() => read(picture));
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? refuse('BUSY', { retryAfter: 10 }) : error;
  }
}

async function read(picture: Buffer): Promise<SlipQr> {
  let sawOther = false;
  for await (const version of versions(picture)) {
    for (const payload of await readCodes(version)) {
      const slip = slipVerify(payload, true);
      if (slip) return { kind: 'slip', payload, ...slip };
      sawOther = true;
    }
  }
  return { kind: sawOther ? 'other' : 'none' };
}

async function* versions(picture: Buffer): AsyncGenerator<Sharp> {
  const upright = sharp(picture)
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const plain = () => sharp(data, { raw: info });
  yield plain();
  yield plain().resize(enlarged(info, 2));
  yield plain().resize(enlarged(info, 2)).greyscale().normalise().threshold(128).toColourspace('srgb');
  const [width, height] = [Math.ceil(info.width * CROP), Math.ceil(info.height * CROP)];
  for (const [right, bottom] of CORNERS) {
    const [left, top] = [right * (info.width - width), bottom * (info.height - height)];
    yield plain().extract({ left, top, width, height }).resize(enlarged({ width, height }, 3)).sharpen();
  }
}

/** So many times as large, or as much as the decoder may get. */
function enlarged({ width, height }: { width: number; height: number }, times: number): { width: number } {
  return { width: Math.floor(width * Math.min(times, Math.sqrt(MOST_PIXELS / (width * height)))) };
}

async function readCodes(version: Sharp): Promise<string[]> {
  prepareDecoder();
  const { data, info } = await version.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data: colourBytes(data, info), width: info.width, height: info.height, colorSpace: 'srgb' };
  const codes = await readBarcodes(pixels as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode'],
    tryHarder: true,
  });
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/**
 * Four bytes for each pixel. The decoder reads so many whatever it is given: of a shorter picture it would go on into what
 * its memory still holds of the one before, and find another customer's slip.
 */
function colourBytes(data: Buffer, { width, height, channels }: OutputInfo): Uint8ClampedArray {
  const bytes = new Uint8ClampedArray(4 * width * height).fill(255);
  if (channels === 4) bytes.set(data);
  else if (channels === 1) data.forEach((grey, pixel) => bytes.fill(grey, 4 * pixel, 4 * pixel + 3));
  else throw new Error(`a picture of ${channels} channels`);
  return bytes;
}

let prepared = false;

/** By default the decoder would be fetched from the network. */
function prepareDecoder(): void {
  if (prepared) return;
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  prepareZXingModule({ overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) } });
  prepared = true;
}
