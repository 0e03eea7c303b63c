import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { slipVerify } from 'promptparse/validate';
import sharp, { type Raw, type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

/** What the picture's QR codes say: a slip's reference, something else, or nothing at all. */
export type SlipQr =
  | { kind: 'slip'; payload: string; sendingBank: string; transRef: string }
  | { kind: 'other' | 'none' };

/** Pixels of three bytes: red, green, blue. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The decoder reads four bytes for each pixel, whatever it is given: one byte less, and it reads another picture's. */
type ColourPixels = Omit<Pixels, 'data'> & { data: Uint8ClampedArray<ArrayBuffer> };

/** What a version of the picture is searched with: a quick look at what most slips show, or all that the decoder can. */
const QUICK: ReaderOptions = {
  tryHarder: false,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
  maxNumberOfSymbols: 1,
};
const THOROUGH: ReaderOptions = { tryHarder: true };

const MAX_PIXELS = 8_000_000;
/** Of this thread's CPU. Hard pictures are given up between two versions: who sent one may confirm the slip. */
const BUDGET_MICROSECONDS = 1_500_000;
/** Crops overlap, so that a code on the middle line is whole in one of them. */
const CROP = 0.6;
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/**
 * Finds and checks the mini-QR of a bank slip (facts/integrations.md §1). Phone pictures are dim, small and compressed
 * twice, so several versions of the picture are tried, the cheapest first, until one shows a slip's code with a valid
 * checksum. For worker threads: it holds its thread for up to seconds.
 */
export async function findSlipQr(picture: Pixels): Promise<SlipQr> {
  const began = process.threadCpuUsage();
  let sawOther = false;
  for await (const [version, options] of versions(picture)) {
    for (const payload of await readCodes(version, options)) {
      const slip = slipVerify(payload, true);
      if (slip) return { kind: 'slip', payload, ...slip };
      sawOther = true;
    }
    if (process.threadCpuUsage(began).user > BUDGET_MICROSECONDS) break;
  }
  return { kind: sawOther ? 'other' : 'none' };
}

async function* versions(picture: Pixels): AsyncGenerator<[ColourPixels, ReaderOptions]> {
  yield [halved(picture), QUICK];
  yield [coloured(picture), THOROUGH];
  const { data, width, height } = picture;
  const plain = () => sharp(data, { raw: { width, height, channels: 3 } satisfies Raw });
  yield [await pixelsOf(plain().resize(enlarged(picture, 2))), THOROUGH];
  yield [await pixelsOf(plain().resize(enlarged(picture, 2)).greyscale().normalise().threshold(128)), THOROUGH];
  const crop = { width: Math.ceil(width * CROP), height: Math.ceil(height * CROP) };
  for (const [right, bottom] of CORNERS) {
    const [left, top] = [right * (width - crop.width), bottom * (height - crop.height)];
    yield [
      await pixelsOf(
        plain()
          .extract({ left, top, ...crop })
          .resize(enlarged(crop, 3))
          .sharpen(),
      ),
      THOROUGH,
    ];
  }
}

/** So many times as large, or as much as the decoder may get. */
function enlarged({ width, height }: { width: number; height: number }, times: number): { width: number } {
  return { width: Math.floor(width * Math.min(times, Math.sqrt(MAX_PIXELS / (width * height)))) };
}

async function pixelsOf(version: Sharp): Promise<ColourPixels> {
  const { data, info } = await version.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return coloured({ data, ...info }, info.channels);
}

/** @param channels 3, or 1 for grey */
function coloured({ data, width, height }: Pixels, channels = 3): ColourPixels {
  const colours = new Uint8ClampedArray(4 * width * height).fill(255);
  const [green, blue] = channels === 3 ? [1, 2] : [0, 0];
  for (let from = 0, to = 0; from < data.length; from += channels, to += 4) {
    colours[to] = data[from] ?? 0;
    colours[to + 1] = data[from + green] ?? 0;
    colours[to + 2] = data[from + blue] ?? 0;
  }
  return { data: colours, width, height };
}

/** Half as wide and high; the mean of the greens is grey enough for a code. */
function halved({ data, width, height }: Pixels): ColourPixels {
  const [wide, high] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const [right, below] = [width > 1 ? 3 : 0, height > 1 ? 3 * width : 0];
  const colours = new Uint32Array(wide * high);
  const green = (at: number): number => data[at + 1] ?? 0;
  for (let y = 0, to = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1, to += 1) {
      const from = 6 * (y * width + x);
      const sum = green(from) + green(from + right) + green(from + below) + green(from + right + below);
      colours[to] = 0xff000000 + (sum >> 2) * 0x010101;
    }
  return { data: new Uint8ClampedArray(colours.buffer), width: wide, height: high };
}

async function readCodes(version: ColourPixels, options: ReaderOptions): Promise<string[]> {
  prepareDecoder();
  const pixels = { ...version, colorSpace: 'srgb' } as Parameters<typeof readBarcodes>[0];
  const codes = await readBarcodes(pixels, { formats: ['QRCode'], ...options });
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text);
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
