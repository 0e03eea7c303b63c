import { CARD, CARD_SHADE, cardGround, cardWords } from '@wethi/platform/card-drawing';
import type { OverlayOptions } from 'sharp';

const { height: HEIGHT, margin: MARGIN } = CARD;
const ROOM = CARD.width - 2 * MARGIN;

export interface ShareCardInput {
  /** Of the show; without it the house's own colours. */
  picture?: Uint8Array;
  code: string;
  /** What it takes off, in a few words. */
  saving: string;
  /** Of which show, and when. */
  about: string;
}

/** @returns a JPEG of 1200 by 630 pixels, as LINE and Facebook show them */
export default async function ({ picture, code, saving, about }: ShareCardInput): Promise<Uint8Array> {
  const small = await cardWords(about, { weight: 'Medium', size: 40, colour: '#f1eafc', room: ROOM });
  const large = await cardWords(saving, { weight: 'SemiBold', size: 92, colour: '#ffffff', room: ROOM });
  const label = await cardWords(code, { weight: 'SemiBold', size: 44, colour: '#ffffff', room: ROOM });
  const [smallTop, largeTop] = [HEIGHT - MARGIN - small.height, HEIGHT - MARGIN - small.height - 16 - large.height];
  const chip = { width: label.width + 56, height: label.height + 32 };
  const chipTop = largeTop - 28 - chip.height;
  const layers: OverlayOptions[] = [
    { input: Buffer.from(CARD_SHADE) },
    { input: Buffer.from(frame(chip)), left: MARGIN, top: chipTop },
    { input: label.bytes, left: MARGIN + 28, top: chipTop + 16 },
    { input: large.bytes, left: MARGIN, top: largeTop },
    { input: small.bytes, left: MARGIN, top: smallTop },
  ];
  return cardGround(picture).composite(layers).jpeg({ quality: 88 }).toBuffer();
}

function frame({ width, height }: { width: number; height: number }): string {
  return `<svg width="${width}" height="${height}"><rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="14"
    fill="#0b0514" fill-opacity=".82" stroke="#ffffff" stroke-width="3" stroke-dasharray="12 8"/></svg>`;
}
