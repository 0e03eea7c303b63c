import sharp from 'sharp';
import { withFacts, type KeptPicture } from './picture-facts.ts';

/** Looks at a picture that is kept already, and makes it WebP if it is not. */
export default async function (bytes: Uint8Array): Promise<KeptPicture> {
  const { format } = await sharp(bytes).metadata();
  return withFacts(format === 'webp' ? bytes : await sharp(bytes).autoOrient().webp({ quality: 86 }).toBuffer());
}
