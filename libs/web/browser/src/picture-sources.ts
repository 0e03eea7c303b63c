import { pictureFacts, type PictureFormat, pictureWidths, sizedPicturePath } from '@wethi/contract';

/** Address of an uploaded public picture, kept in a column as 'product/ab12.webp'. */
export function fileUrl(path: string): string {
  return `/files/${path.replace(/^\/+/, '')}`;
}

/** Pixels of a picture to a CSS pixel; of more than that nobody sees anything but the bill. */
const DENSITY = 2;
/** What phones with nearly three pixels to a CSS pixel load of their width, so that it comes to two. */
const DENSE = 0.7;

/** The place that a picture fills, in CSS pixels. */
interface Place {
  /** The largest that it becomes. */
  width: number;
  height: number;
  /** How wide it is, as in the attribute of an `img`: simple lengths with their conditions, such as '(max-width: 599px) 50vw, 315px'. */
  sizes: string;
}

export interface PictureSources {
  src: string;
  /** As in the attributes; only of pictures that are kept in widths. */
  webp?: string;
  avif?: string;
  sizes?: string;
}

/**
 * The files that a picture may be loaded from.
 * @param path as a column has it
 */
export function pictureSources(path: string, { width, height, sizes }: Place): PictureSources {
  const facts = pictureFacts(path);
  if (!facts) return { src: fileUrl(path) };
  // A picture that is broader than its place fills it in height, and what stands out at the sides is loaded for nothing. The
  // mean of both breadths is sharp enough.
  const beyond = Math.sqrt(Math.max(1, facts.width / facts.height / (width / height)));
  const widths = upTo(DENSITY * width * beyond, pictureWidths(facts));
  const set = (format: PictureFormat) =>
    widths.map((each) => `${fileUrl(sizedPicturePath(path, each, format))} ${each}w`).join(', ');
  return {
    src: fileUrl(sizedPicturePath(path, widths[widths.length - 1] ?? facts.width, 'webp')),
    webp: set('webp'),
    avif: set('avif'),
    sizes: `${scaled(sizes, beyond * DENSE, ' and (min-resolution: 2.5dppx)')}, ${scaled(sizes, beyond)}`,
  };
}

/** Sizes times a factor, each under a further condition. */
function scaled(sizes: string, factor: number, condition = ''): string {
  return sizes
    .split(', ')
    .map((entry) => {
      const [, given = '(min-width: 0)', length = ''] = /^(?:(\(.+\)) )?(\S+)$/.exec(entry) ?? [];
      const scaledLength = factor === 1 ? length : `calc(${length} * ${factor.toFixed(2)})`;
      return condition ? `${given}${condition} ${scaledLength}` : entry.replace(length, scaledLength);
    })
    .join(', ');
}

/** Address of the one file for a place of one small size, such as a face beside a name. */
export function pictureUrl(path: string, width: number): string {
  return pictureSources(path, { width, height: width, sizes: '' }).src;
}

/** The widths up to the first that is enough. */
function upTo(wanted: number, widths: readonly number[]): number[] {
  const enough = widths.findIndex((width) => width >= wanted);
  return widths.slice(0, enough === -1 ? undefined : enough + 1);
}
