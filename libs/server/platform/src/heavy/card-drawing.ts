import { createRequire } from 'node:module';
import sharp from 'sharp';

/** As LINE and Facebook show the picture of a link. */
export const CARD = { width: 1200, height: 630, margin: 64 } as const;

interface Look {
  weight: 'Medium' | 'SemiBold';
  size: number;
  colour: string;
  /** How wide it may be. */
  room: number;
}

/** What a card is drawn on: a picture, or without one the house's own colours. */
export function cardGround(picture: Uint8Array | undefined) {
  if (picture) return sharp(picture).resize(CARD.width, CARD.height, { fit: 'cover', position: 'attention' });
  return sharp(Buffer.from(STAGE));
}

/** Set by Pango, which puts Thai vowels and tone marks where they belong; it shrinks until it fits. */
export async function cardWords(text: string, { weight, size, colour, room }: Look) {
  const markup = `<span foreground="${colour}">${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</span>`;
  // The comma ends the family's name, in which a weight would be read else.
  const font = `Kanit ${weight}, ${size}`;
  const options = { text: markup, font, fontfile: FONTS[weight], rgba: true, dpi: 72 };
  const { data, info } = await sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
  if (info.width <= room) return { bytes: data, width: info.width, height: info.height };
  const fitting = await sharp(data).resize({ width: room }).png().toBuffer({ resolveWithObject: true });
  return { bytes: fitting.data, width: fitting.info.width, height: fitting.info.height };
}

function fontFile(name: string): string {
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/kanit/${name}/Kanit_${name}.ttf`);
}

const FONTS = { Medium: fontFile('500Medium'), SemiBold: fontFile('600SemiBold') } as const;

/** Dark towards the words. */
export const CARD_SHADE = `<svg width="${CARD.width}" height="${CARD.height}"><defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1">
  <stop offset=".15" stop-color="#12081f" stop-opacity=".1"/><stop offset="1" stop-color="#12081f" stop-opacity=".92"/>
  </linearGradient></defs><rect width="${CARD.width}" height="${CARD.height}" fill="url(#d)"/></svg>`;

const STAGE = `<svg width="${CARD.width}" height="${CARD.height}"><defs><radialGradient id="l" cx=".5" cy="0" r="1">
  <stop offset="0" stop-color="#7438e0"/><stop offset="1" stop-color="#1b0f2e"/></radialGradient></defs>
  <rect width="${CARD.width}" height="${CARD.height}" fill="url(#l)"/></svg>`;
