import type { Quality } from '@wethi/contract';

/** Lines of each picture. */
const LINES = { p1080: 1080, p720: 720, p480: 480, p360: 360, p240: 240 } as const;

/** How sharp a picture is, by its size in pixels: the name that is nearest; undefined before the first picture. */
export function seenQuality({
  videoWidth,
  videoHeight,
}: Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight'>): Quality | undefined {
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  // A wide picture has fewer lines than its name says, and one held upright more.
  const lines = (Math.max(videoWidth, videoHeight) * 9) / 16;
  const names = Object.keys(LINES) as (keyof typeof LINES)[];
  const away = (name: keyof typeof LINES) => Math.abs(LINES[name] - lines);
  return names.reduce((best, name) => (away(name) < away(best) ? name : best));
}
