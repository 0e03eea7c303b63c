import type { Schema } from '@wethi/api-client';

type Minute = Schema<'StillMinute'>;
type Song = Schema<'StillSong'>;
type Totals = Schema<'StageTimeTotals'>;

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

/** The liked songs of a set list, the most liked first and as parts of that one, and what viewers chose in all. */
export function likedSongs(
  totals: readonly Totals[],
  setList: readonly { id: number; stage_detail_time_title: string }[],
) {
  const names = new Map(setList.map(({ id, stage_detail_time_title: name }) => [id, name]));
  const sum = (name: 'totalLike' | 'totalConf' | 'totalIgno') => totals.reduce((all, one) => all + one[name], 0);
  const most = Math.max(1, ...totals.map(({ totalLike }) => totalLike));
  const songs = totals
    .flatMap(({ stage_time_id, totalLike: likes }) => {
      const name = names.get(stage_time_id);
      return name !== undefined && likes > 0 ? [{ id: stage_time_id, name, likes, share: likes / most }] : [];
    })
    .sort((one, other) => other.likes - one.likes);
  return { songs, like: sum('totalLike'), conf: sum('totalConf'), igno: sum('totalIgno') };
}

/**
 * How many left a song out: they watched what is around it, and not its least watched minute. Who left for good is not
 * among them, nor who came later.
 */
export function skippedShare({ from, to }: PlayedSong, minutes: readonly Minute[]): { share: number; minute: number } {
  const least = minutes.slice(from, to).reduce((one, other) => (other.share < one.share ? other : one));
  const after = minutes[to]?.share ?? 0;
  const before = minutes[from - 1]?.share ?? after;
  return { share: Math.max(0, Math.min(before, after) - least.share), minute: least.minute };
}
