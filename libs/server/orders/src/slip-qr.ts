import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { slipVerify } from 'promptparse/validate';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** What the picture's QR codes say: a slip's reference, something else, or nothing at all. */
export type SlipQr =
  { kind: 'slip'; payload: string; sendingBank: string; transRef: string } | { kind: 'other' | 'none' };

const WIDEST = 2_000;
const LARGEST = 3_000;
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
 * twice, so several versions of the picture are tried until one shows a slip's code with a valid checksum.
 * @param picture bytes of a picture that was checked before
 */
export async function readSlipQr(picture: Buffer): Promise<SlipQr> {
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
    .resize({ width: WIDEST, withoutEnlargement: true });
  const { data, info } = await upright.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const plain = () => sharp(data, { raw: info });
  const doubled = { width: Math.min(info.width * 2, LARGEST) };
  yield plain();
  yield plain().resize(doubled);
  yield plain().resize(doubled).greyscale().normalise().threshold(128).toColourspace('srgb');
  const [width, height] = [Math.ceil(info.width * CROP), Math.ceil(info.height * CROP)];
  for (const [right, bottom] of CORNERS) {
    const [left, top] = [right * (info.width - width), bottom * (info.height - height)];
    yield plain()
      .extract({ left, top, width, height })
      .resize({ width: Math.min(width * 3, LARGEST) })
      .sharpen();
  }
}

async function readCodes(version: Sharp): Promise<string[]> {
  prepareDecoder();
  const { data, info } = await version.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' };
  const codes = await readBarcodes(pixels as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode'],
    tryHarder: true,
  });
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
