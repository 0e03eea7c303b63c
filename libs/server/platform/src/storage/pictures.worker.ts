import { openPicture, type PictureFault, type PictureLimits } from './open-picture.ts';
import { withFacts, type KeptPicture } from './picture-facts.ts';

export interface PictureInput {
  bytes: Uint8Array;
  limits: PictureLimits;
}

/** Re-encodes an uploaded picture as WebP, which leaves its metadata behind. */
export default async function ({ bytes, limits }: PictureInput): Promise<KeptPicture | PictureFault> {
  const picture = await openPicture(bytes, limits);
  if (typeof picture === 'string') return picture;
  const webp = await picture
    .webp({ quality: 86 })
    .toBuffer()
    .catch(() => undefined);
  return webp ? withFacts(webp) : 'PICTURE_UNREADABLE';
}
