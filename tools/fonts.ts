import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * The shop's fonts with the letters that its pages are written in: Thai and common Latin ones in one file, half as large
 * as the two that @fontsource has of them, where the rarer letters stay (styles/fonts.css). After a newer version of the
 * fonts: `node tools/fonts.ts FOLDER`, where FOLDER holds ofl/ibmplexsansthai and ofl/kanit of github.com/google/fonts.
 */
const WHOLE = process.argv[2] ?? '.';
const FOLDER = 'apps/shop/src/styles/fonts';
const FONTS = {
  'ibm-plex-sans-thai-400': 'ibmplexsansthai/IBMPlexSansThai-Regular.ttf',
  'ibm-plex-sans-thai-500': 'ibmplexsansthai/IBMPlexSansThai-Medium.ttf',
  'ibm-plex-sans-thai-600': 'ibmplexsansthai/IBMPlexSansThai-SemiBold.ttf',
  'ibm-plex-sans-thai-700': 'ibmplexsansthai/IBMPlexSansThai-Bold.ttf',
  'kanit-600': 'kanit/Kanit-SemiBold.ttf',
};
/** The `LETTERS` of styles/faces.ts. */
const THAI = `${between(0xe01, 0xe5b)}\u200c\u200d\u25cc`;
const LATIN = `${between(0x20, 0x7e)}\u00a0©·×–—‘’“”•…\u2060`;
/** What browsers use by themselves, and figures of one width. Phones ignore hints. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum'];

function between(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
}

mkdirSync(FOLDER, { recursive: true });
for (const [name, file] of Object.entries(FONTS)) {
  const whole = readFileSync(join(WHOLE, 'ofl', file));
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES } as const;
  const part = await subsetFont(whole, THAI + LATIN, options);
  writeFileSync(`${FOLDER}/${name}.woff2`, part);
  console.log(`${name}: ${part.length} bytes`);
}
