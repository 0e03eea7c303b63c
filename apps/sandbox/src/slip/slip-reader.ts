import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

let prepared = false;

/** The default is to fetch the decoder from the network. */
function prepareDecoder(): void {
  if (prepared) return;
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  prepareZXingModule({ overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) } });
  prepared = true;
}

/**
 * Reads the first QR code in a picture.
 * @returns its text, or undefined when there is none
 * @throws when the bytes are no picture
 */
export async function readQr(picture: Buffer): Promise<string | undefined> {
  prepareDecoder();
  // Transparent parts would turn black, and the code with them.
  const pixels = sharp(picture)
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ width: 2000, withoutEnlargement: true });
  const codes = await readBarcodes(await pixels.png().toBuffer(), { formats: ['QRCode'], tryHarder: true });
  return codes[0]?.text;
}
