/**
 * Names of public pictures. An original says what is known of it, 'product/3f…a1-1600x1000-773d856436c5.webp': its size in
 * pixels and the colours of its corners, for the place that it will take. Beside it lie smaller ones, '….w640.avif'
 * (docs/decisions/0011).
 */
export interface PictureFacts {
  width: number;
  height: number;
  /** Four times #rgb without the #, from the upper left to the lower right; a picture that is not opaque has none. */
  colours?: string;
}

export const PICTURE_FORMATS = ['webp', 'avif'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

const WIDTHS = [160, 320, 640, 1280, 1920];
const FACTS = /-(\d+)x(\d+)(?:-([\da-f]{12}))?\.webp$/;
const SIZED = /\.w\d+\.(?:webp|avif|jpg)$/;

/** How wide LINE and Facebook want the picture of a link; a narrower one they show small, and below half of it there is none. */
export const PREVIEW_WIDTH = 1200;

/** @param stem folder and name, such as 'product/3f…a1' */
export function picturePath(stem: string, { width, height, colours }: PictureFacts): string {
  return `${stem}-${width}x${height}${colours ? `-${colours}` : ''}.webp`;
}

/** @returns what the name says; undefined of a file that is not, or not yet, kept in widths */
export function pictureFacts(path: string): PictureFacts | undefined {
  const [, width, height, colours] = FACTS.exec(path) ?? [];
  return width && height ? { width: Number(width), height: Number(height), colours } : undefined;
}

/** @returns the widths that a picture is kept in, its own as the last */
export function pictureWidths({ width }: Pick<PictureFacts, 'width'>): number[] {
  return [...WIDTHS.filter((smaller) => smaller < width), width];
}

/** Where a picture lies in a width; as WebP the original is the largest. */
export function sizedPicturePath(path: string, width: number, format: PictureFormat): string {
  if (format === 'webp' && width === pictureFacts(path)?.width) return path;
  return path.replace(/\.webp$/, `.w${width}.${format}`);
}

/** Where the picture for previews lies: JPEG, since not every service reads WebP. Undefined of one that is too narrow. */
export function previewPicturePath(path: string): string | undefined {
  const facts = pictureFacts(path);
  return facts && facts.width >= PREVIEW_WIDTH / 2 ? path.replace(/\.webp$/, `.w${PREVIEW_WIDTH}.jpg`) : undefined;
}

const IN_TEXT = /^\/files\/((?:[\w-]+\/)+[\w-]+\.webp)$/;

/** @returns the path of the kept picture that an `<img>` of a text shows; undefined of every other address */
export function pictureInText(src: string | undefined): string | undefined {
  const path = IN_TEXT.exec(src ?? '')?.[1];
  return path && pictureFacts(path) ? path : undefined;
}

/** @returns the paths of the kept pictures within a text */
export function picturesInText(html: string): string[] {
  return [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].flatMap(([, src]) => pictureInText(src) ?? []);
}

/** @returns the path that a column names of a file that may be one of its widths */
export function originalPicturePath(path: string): string {
  return path.replace(SIZED, '.webp');
}
