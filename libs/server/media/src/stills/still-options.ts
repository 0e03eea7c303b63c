/** Between the small pictures of the seek bar. */
export const STORYBOARD_SECONDS = 5;
/** Small pictures stand ten by ten in one file. */
export const STORYBOARD_SIDE = 10;
const SMALL_WIDTH = 192;

interface Size {
  width: number;
  height: number;
}

/** Size of a small picture of the seek bar. */
export function smallSize({ width, height }: Size): Size {
  const side = width < height ? Math.round((SMALL_WIDTH * 9) / 16) : SMALL_WIDTH;
  return { width: side, height: Math.max(2, Math.round((side * height) / width / 2) * 2) };
}

/** Sheets of small pictures, one every five seconds, from the key frames. */
export function storyboardSheets(stem: string, size: Size): string[] {
  const { width, height } = smallSize(size);
  const tiles = `tile=${STORYBOARD_SIDE}x${STORYBOARD_SIDE}`;
  const filter = `fps=1/${STORYBOARD_SECONDS}:start_time=0:round=up,scale=${width}:${height},setsar=1,${tiles}`;
  return ['-map', '0:V:0', '-vf', filter, '-an', '-q:v', '5', `${stem}-%03d.jpg`];
}

/** A still picture of a video. */
export interface Still {
  /** Options that open the video where it stands. */
  input: readonly string[];
  /** In pixels, at most the video's own. */
  width: number;
  file: string;
}

/** Still pictures, each the first that its input gives. */
export function stillPictures(stills: readonly Still[]): string[] {
  const inputs = stills.flatMap(({ input }) => input);
  const outputs = stills.flatMap(({ width, file }, place) => {
    const scale = `scale='min(${width},iw)':-2`;
    return ['-map', `${place}:V:0`, '-frames:v', '1', '-vf', scale, '-q:v', '3', file];
  });
  return [...inputs, ...outputs];
}
