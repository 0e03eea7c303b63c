/** What a television's code is made of: no 0 and O, no 1 and I, which look alike from three metres (WATCH-13). */
export const TV_CODE_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const TV_CODE_LENGTH = 6;
export const TV_CODE_SECONDS = 600;
/** Wrong codes of one account before it has to wait until all codes have changed. */
export const TV_CODE_TRIES = 5;

const CODE = new RegExp(`^[${TV_CODE_CHARACTERS}]{${TV_CODE_LENGTH}}$`);

/** A code as somebody typed it, small or with spaces; undefined of what no television ever shows. */
export function readTvCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
}

export const TV_COMMANDS = ['open', 'play', 'pause', 'seek', 'volume', 'captions'] as const;

/** What the phone asks of the television. */
export interface TvCommand {
  command: (typeof TV_COMMANDS)[number];
  /** The video to open, the second to go to, how loud, 0 to 100, or whether captions are shown, 0 or 1. */
  value: number;
}

/** What a television shows. Seconds; of a live show `position` is where it is and `duration` the live point. */
export interface TvPicture {
  video_id: number;
  /** Nobody stopped it. */
  playing: boolean;
  /** It stands until more has come. */
  waiting?: boolean;
  position: number;
  duration: number;
  /** 0 to 100. */
  volume: number;
  /** Whether captions are shown; null of a video that has none. */
  captions?: boolean | null;
  /** When the picture at `position` was on stage, ms since 1970; null of a recording that does not tell. */
  instant?: number | null;
}

/** What `GET /api/tv/events` tells a television; `changed`: ask `POST /api/tv` again. */
export type TvEvent = { type: 'changed' } | ({ type: 'command' } & TvCommand);

/** What `GET /api/tvRemote/events` tells the phone; `changed`: ask `GET /api/tvRemote` again. */
export type TvRemoteEvent = { type: 'changed' } | { type: 'picture'; picture: TvPicture | null };
