import { CARD, CARD_SHADE, cardGround, cardWords } from '@wethi/platform/card-drawing';
import sharp, { type OverlayOptions } from 'sharp';

const ROOM = CARD.width - 2 * CARD.margin;
const FACE = 112;
const FACE_STEP = FACE - 20;

export interface SharePictureInput {
  /** The poster; without it the house's own colours. */
  picture?: Uint8Array;
  title: string;
  /** By whom and when. */
  about: string;
  /** Pictures of who plays. */
  faces: Uint8Array[];
}

/** @returns a JPEG of 1200 by 630 pixels: the title, by whom and when, and the faces of the band */
export default async function ({ picture, title, about, faces }: SharePictureInput): Promise<Uint8Array> {
  const small = await cardWords(about, { weight: 'Medium', size: 40, colour: '#f1eafc', room: ROOM });
  const large = await cardWords(title, { weight: 'SemiBold', size: 84, colour: '#ffffff', room: ROOM });
  const smallTop = CARD.height - CARD.margin - small.height;
  const largeTop = smallTop - 16 - large.height;
  const layers: OverlayOptions[] = [
    { input: Buffer.from(CARD_SHADE) },
    { input: large.bytes, left: CARD.margin, top: largeTop },
    { input: small.bytes, left: CARD.margin, top: smallTop },
  ];
  for (const [at, face] of faces.entries())
    layers.push({ input: await round(face), left: CARD.margin + at * FACE_STEP, top: largeTop - 28 - FACE });
  return cardGround(picture).composite(layers).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

/** In a ring, so that faces that overlap stay apart. */
async function round(face: Uint8Array): Promise<Buffer> {
  const middle = FACE / 2;
  const circle = (more: string) =>
    Buffer.from(
      `<svg width="${FACE}" height="${FACE}"><circle cx="${middle}" cy="${middle}" r="${middle - 3}" ${more}/></svg>`,
    );
  const ring = { input: circle('fill="none" stroke="#12081f" stroke-width="6"') };
  return sharp(face)
    .resize(FACE, FACE, { fit: 'cover' })
    .composite([{ input: circle('fill="#fff"'), blend: 'dest-in' }, ring])
    .png()
    .toBuffer();
}
