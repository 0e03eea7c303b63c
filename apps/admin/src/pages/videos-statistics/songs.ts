import type { Schema } from '@wethi/api-client';

type Minute = Schema<'StillMinute'>;
type Song = Schema<'StillSong'>;

/** An item of the set list, its first minute, the one after its last, and who still watched then. */
export interface PlayedSong {
  id: number;
  /** '2. คลื่นลูกแรก' */
  label: string;
  /** Seconds into the video. */
  start: number;
  from: number;
  to: number;
  atStart: number;
  atEnd: number;
}

/** The set list over the minutes of the video; items after its end are left out. */
export function playedSongs(minutes: readonly Minute[], songs: readonly Song[]): PlayedSong[] {
  return songs.flatMap(({ stage_time_id: id, title, start, share }, index) => {
    const from = Math.floor(start / 60);
    if (from >= minutes.length) return [];
    const next = songs[index + 1]?.start;
    const to = Math.min(
      minutes.length,
      next === undefined ? minutes.length : Math.max(from + 1, Math.floor(next / 60)),
    );
    const atEnd = minutes[to - 1]?.share ?? share;
    return [{ id, label: `${index + 1}. ${title}`, start, from, to, atStart: share, atEnd }];
  });
}

/** What is on at a position; undefined before the first song. */
export function songAt(songs: readonly Song[], second: number): Song | undefined {
  return songs.findLast(({ start }) => start <= second);
}
