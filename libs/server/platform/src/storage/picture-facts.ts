import type { PictureFacts } from '@wethi/contract';
import sharp from 'sharp';

/** A picture as it is kept, and what its name will say. */
export interface KeptPicture {
  bytes: Uint8Array;
  facts: PictureFacts;
}

/** Looks at a picture that is kept; for worker threads. */
export async function withFacts(bytes: Uint8Array): Promise<KeptPicture> {
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque;
  return { bytes, facts: { width, height, ...(isOpaque && { colours: await colours(bytes) }) } };
}

/** Of the four quarters, a hexadecimal digit for each of red, green and blue. */
async function colours(bytes: Uint8Array): Promise<string> {
  const quarters = await sharp(bytes)
    .toColourspace('srgb')
    .removeAlpha()
    .resize(2, 2, { fit: 'fill' })
    .raw()
    .toBuffer();
  return [...quarters].map((value) => Math.round(value / 17).toString(16)).join('');
}
