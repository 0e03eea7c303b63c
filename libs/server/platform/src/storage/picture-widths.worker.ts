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
  return sharp(bytes).resize({ width, withoutEnlargement: true }).toFormat(format, OPTIONS[format]).toBuffer();
}
