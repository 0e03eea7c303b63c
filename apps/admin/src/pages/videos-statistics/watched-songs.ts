import type { Schema } from '@wethi/api-client';

type Song = Pick<Schema<'StillSong'>, 'stage_time_id' | 'title' | 'start'>;

/** An item of the set list as one viewer had it. */
export interface WatchedSong {
  id: number;
  /** '2. คลื่นลูกแรก' */
  label: string;
  /** How long it is, in minutes that it is on. */
  length: number;
  /** How much of it was played, 0 to 1. */
  share: number;
  /** Most of it was played on several days, or live and again. */
  isAgain: boolean;
}

/**
 * Which songs somebody played.
 * @param minutes of the video that were played @param again those that were more than once
 * @param seconds that the video is long; null while unknown
 */
export function watchedSongs(
  songs: readonly Song[],
  minutes: readonly number[],
  seconds: number | null,
  again: readonly number[] = [],
): WatchedSong[] {
  const [played, repeated] = [new Set(minutes), new Set(again)];
  const end = Math.max(Math.ceil((seconds ?? 0) / 60), (minutes.at(-1) ?? -1) + 1);
  return songs.flatMap(({ stage_time_id: id, title, start }, index) => {
    const from = Math.floor(start / 60);
    const next = songs[index + 1]?.start;
    const to = Math.max(from + 1, next === undefined ? end : Math.floor(next / 60));
    if (from >= end) return [];
    const own = Array.from({ length: to - from }, (_, minute) => from + minute);
    const share = own.filter((minute) => played.has(minute)).length / own.length;
    const isAgain = own.filter((minute) => repeated.has(minute)).length > own.length / 2;
    return [{ id, label: `${index + 1}. ${title}`, length: own.length, share, isAgain }];
  });
}
