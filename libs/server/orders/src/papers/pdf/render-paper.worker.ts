import sharp from 'sharp';
import type { AnyPage } from './paper-page.ts';
import { setPaper } from './set-paper.ts';

/** Of a sheet of A5 that is taken as a picture: sharp on paper and on screens. */
const PICTURE_DPI = 200;

/** @returns the PDF, the same bytes for the same page; its fonts are within. Of a poster that is wanted as a picture the PNG */
export default function (page: AnyPage): Promise<Uint8Array> {
  return setPaper<Uint8Array>(page, (compiler, paper) =>
    'poster' in page && page.poster === 'png'
      ? sharp(Buffer.from(compiler.plainSvg(paper)), { density: PICTURE_DPI })
          .png()
          .toBuffer()
      : compiler.pdf(paper),
  );
}
