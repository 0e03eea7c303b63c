import type { PictureFormat } from '@wethi/contract';
import sharp from 'sharp';

export interface WidthInput {
  bytes: Uint8Array;
  width: number;
  format: PictureFormat | 'jpeg';
}

/** Effort 4, sharp's own choice for AVIF, takes forty times as long for a tenth less (docs/decisions/0011). */
const OPTIONS = { webp: { quality: 80 }, avif: { quality: 50, effort: 0 }, jpeg: { quality: 80 } };

sharp.concurrency(1);
sharp.cache(false);

/** One width of a picture in one format; at most its own width. */
export default async function ({ bytes, width, format }: WidthInput): Promise<Uint8Array> {
  const sized = sharp(bytes).resize({ width, withoutEnlargement: true });
  // JPEG knows no transparency: a dark logo would stand on black.
  const opaque = format === 'jpeg' ? sized.flatten({ background: '#fff' }) : sized;
  return opaque.toFormat(format, OPTIONS[format]).toBuffer();
}
