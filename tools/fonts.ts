import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * The Latin letters of the shop's fonts that its pages are written in, a third smaller than the files they come from:
 * `node tools/fonts.ts` after a newer version of the fonts. Rarer letters stay in those files (styles/more-fonts.css).
 */
const FOLDER = 'apps/shop/src/styles/fonts';
const FONTS = { 'ibm-plex-sans-thai': [400, 500, 600, 700], kanit: [600] };
/** The `unicode-range` of the faces that show these files. */
const LETTERS = `${between(0x20, 0x7e)}\u00a0©·×–—‘’“”•…\u2060`;

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
}

mkdirSync(FOLDER, { recursive: true });
for (const [font, weights] of Object.entries(FONTS)) {
  for (const weight of weights) {
    const whole = readFileSync(`node_modules/@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`);
    const part = await subsetFont(whole, LETTERS, { targetFormat: 'woff2' });
    writeFileSync(`${FOLDER}/${font}-${weight}.woff2`, part);
    console.log(`${font} ${weight}: ${whole.length} bytes, now ${part.length}`);
  }
}
