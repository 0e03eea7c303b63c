/** A part of a sheet of small pictures. `start` and `end` are seconds of the video, the rest is in pixels of the sheet. */
export interface SmallPicture {
  start: number;
  end: number;
  /** Absolute address of the sheet. */
  sheet: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The session data of a master playlist that names a storyboard (RFC 8216 §4.3.4.4). */
export const STORYBOARD_ID = 'com.wethi.storyboard';

const CUE = /^([\d:.]+) --> ([\d:.]+).*\r?\n(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)/gm;

/** @param time `1:02:03.500` or `02:03.500` */
function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/**
 * Reads a storyboard: WebVTT whose cues name parts of pictures (media fragments, `#xywh`).
 * @param address of the text, absolute; sheets are named beside it
 */
export function picturesIn(text: string, address: string): SmallPicture[] {
  return [...text.matchAll(CUE)].map(([, from = '', to = '', sheet = '', ...place]) => {
    const [x = 0, y = 0, width = 0, height = 0] = place.map(Number);
    return { start: secondsOf(from), end: secondsOf(to), sheet: new URL(sheet, address).href, x, y, width, height };
  });
}

/** The small picture of a second, undefined where there is none. */
export function pictureAt(pictures: readonly SmallPicture[], seconds: number): SmallPicture | undefined {
  const last = [...pictures].reverse().find(({ start }) => start <= seconds);
  // The very end belongs to the last one, too.
  return last && seconds <= last.end ? last : undefined;
}
