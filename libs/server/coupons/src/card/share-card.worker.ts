import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const ROOM = WIDTH - 2 * MARGIN;

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
  const small = await words(about, { weight: 'Medium', size: 40, colour: '#f1eafc' });
  const large = await words(saving, { weight: 'SemiBold', size: 92, colour: '#ffffff' });
  const label = await words(code, { weight: 'SemiBold', size: 44, colour: '#ffffff' });
  const [smallTop, largeTop] = [HEIGHT - MARGIN - small.height, HEIGHT - MARGIN - small.height - 16 - large.height];
  const chip = { width: label.width + 56, height: label.height + 32 };
  const chipTop = largeTop - 28 - chip.height;
  const layers: OverlayOptions[] = [
    { input: Buffer.from(SHADE) },
    { input: Buffer.from(frame(chip)), left: MARGIN, top: chipTop },
    { input: label.bytes, left: MARGIN + 28, top: chipTop + 16 },
    { input: large.bytes, left: MARGIN, top: largeTop },
    { input: small.bytes, left: MARGIN, top: smallTop },
  ];
  return ground(picture).composite(layers).jpeg({ quality: 88 }).toBuffer();
}

function ground(picture: Uint8Array | undefined) {
  if (picture) return sharp(picture).resize(WIDTH, HEIGHT, { fit: 'cover', position: 'attention' });
  return sharp(Buffer.from(STAGE));
}

interface Look {
  weight: 'Medium' | 'SemiBold';
  size: number;
  colour: string;
}

/** Set by Pango, which puts Thai vowels and tone marks where they belong; it shrinks until it fits the card. */
async function words(text: string, { weight, size, colour }: Look) {
  const markup = `<span foreground="${colour}">${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</span>`;
  // The comma ends the family's name, in which a weight would be read else.
  const font = `Kanit ${weight}, ${size}`;
  const options = { text: markup, font, fontfile: FONTS[weight], rgba: true, dpi: 72 };
  const { data, info } = await sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
  if (info.width <= ROOM) return { bytes: data, width: info.width, height: info.height };
  const fitting = await sharp(data).resize({ width: ROOM }).png().toBuffer({ resolveWithObject: true });
  return { bytes: fitting.data, width: fitting.info.width, height: fitting.info.height };
}

function fontFile(name: string): string {
  return createRequire(import.meta.url).resolve(`@expo-google-fonts/kanit/${name}/Kanit_${name}.ttf`);
}

const FONTS = { Medium: fontFile('500Medium'), SemiBold: fontFile('600SemiBold') } as const;

/** Dark towards the words. */
const SHADE = `<svg width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1">
  <stop offset=".15" stop-color="#12081f" stop-opacity=".1"/><stop offset="1" stop-color="#12081f" stop-opacity=".92"/>
  </linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#d)"/></svg>`;

const STAGE = `<svg width="${WIDTH}" height="${HEIGHT}"><defs><radialGradient id="l" cx=".5" cy="0" r="1">
  <stop offset="0" stop-color="#7438e0"/><stop offset="1" stop-color="#1b0f2e"/></radialGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#l)"/></svg>`;

function frame({ width, height }: { width: number; height: number }): string {
  return `<svg width="${width}" height="${height}"><rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="14"
    fill="#0b0514" fill-opacity=".82" stroke="#ffffff" stroke-width="3" stroke-dasharray="12 8"/></svg>`;
}
