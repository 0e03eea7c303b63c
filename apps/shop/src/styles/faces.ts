import text400 from './fonts/ibm-plex-sans-thai-400.woff2?url';
import text500 from './fonts/ibm-plex-sans-thai-500.woff2?url';
import text600 from './fonts/ibm-plex-sans-thai-600.woff2?url';
import text700 from './fonts/ibm-plex-sans-thai-700.woff2?url';
import display600 from './fonts/kanit-600.woff2?url';

/** A weight of a font and the address of its file (tools/fonts.ts). */
export interface Face {
  family: string;
  weight: string;
  url: string;
}

const text = (weight: string, url: string): Face => ({ family: 'IBM Plex Sans Thai', weight, url });

/** What the first view is written in. */
export const FIRST_FACES: readonly Face[] = [
  text('400', text400),
  text('600', text600),
  { family: 'Kanit', weight: '600', url: display600 },
];

/** Weights between, which come after the page. */
export const MORE_FACES: readonly Face[] = [text('500', text500), text('700', text700)];

/** The letters in these files. */
export const LETTERS =
  'U+0020-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+0E01-0E5B,U+200C-200D,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2060,U+25CC';
