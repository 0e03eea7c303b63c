import sharp, { type Sharp } from 'sharp';

/** Why a picture is not taken, as the refusal's code. */
export type PictureFault = 'PICTURE_UNREADABLE' | 'PICTURE_TOO_MANY_PIXELS';

export interface PictureLimits {
  /** Of its header, before anything is decoded. */
  pixels: number;
  /** Widest and tallest result, in pixels. */
  width: number;
  height: number;
}

const FORMATS = new Set(['png', 'gif', 'jpeg']);
const SECONDS = 20;

sharp.concurrency(1);
sharp.cache(false);

/**
 * An uploaded picture upright, without transparency and at most as large as asked; for worker threads.
 * Nothing but its header is read yet, and a picture may be sound only there: catch what the decoding throws as `unreadable`.
 * @returns what is wrong, or the picture to go on with
 */
export async function openPicture(bytes: Uint8Array, limits: PictureLimits): Promise<Sharp | PictureFault> {
  if (bytes.length === 0) return 'PICTURE_UNREADABLE';
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts || !FORMATS.has(facts.format)) return 'PICTURE_UNREADABLE';
  if (facts.width * facts.height > limits.pixels) return 'PICTURE_TOO_MANY_PIXELS';
  return sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: limits.width, height: limits.height, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: SECONDS });
}
