import { openPicture, type PictureFault, type PictureLimits } from './open-picture.ts';

export interface PictureInput {
  bytes: Uint8Array;
  limits: PictureLimits;
}

/** Re-encodes an uploaded picture as WebP, which leaves its metadata behind. */
export default async function ({ bytes, limits }: PictureInput): Promise<Uint8Array | PictureFault> {
  const picture = await openPicture(bytes, limits);
  if (typeof picture === 'string') return picture;
  return picture
    .webp({ quality: 86 })
    .toBuffer()
    .catch(() => 'PICTURE_UNREADABLE' as const);
}
