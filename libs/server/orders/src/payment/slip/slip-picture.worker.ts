import { createHash } from 'node:crypto';
import { openPicture, type PictureFault, type PictureLimits } from '@wethi/platform/open-picture';
import sharp from 'sharp';
import { findSlipQr, type SlipQr } from './find-slip-qr.ts';

export interface SlipPictureInput {
  bytes: Uint8Array;
  limits: PictureLimits;
}

export interface SlipPicture {
  qr: SlipQr;
  /** The picture re-encoded, without its metadata: JPEG, which chats show as it is. */
  jpeg: Uint8Array;
  /** Of the bytes as they were uploaded, hexadecimal. */
  sha256: string;
}

/** Decodes a slip once: for its QR, and for the picture that is kept of it. */
export default async function ({ bytes, limits }: SlipPictureInput): Promise<SlipPicture | PictureFault> {
  const picture = await openPicture(bytes, limits);
  if (typeof picture === 'string') return picture;
  const decoded = await picture
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!decoded) return 'PICTURE_UNREADABLE';
  const { data, info } = decoded;
  const jpeg = sharp(data, { raw: info }).jpeg({ quality: 85, optimiseCoding: false });
  return {
    qr: await findSlipQr({ data, ...info }),
    jpeg: await jpeg.toBuffer(),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
