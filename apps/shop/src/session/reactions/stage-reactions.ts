import type { StageEvent, StageTimeStatusType } from '@wethi/contract';
import type { StageTimeTotals, VideosUserStatus } from '../../api-types';

export type Reaction = StageTimeStatusType;
type Counts = Record<Reaction, number>;
/** As the stage's stream tells them. */
export type SongTotals = Extract<StageEvent, { type: 'reactions' }>['totals'];

/** How viewers like the songs of a stage, by the song's id. */
export interface StageReactions {
  /** The viewer's own choices; the row's id stays known after an undo until the server has heard of it. */
  own: Record<number, { id?: number; reaction: Reaction | null }>;
  counts: Record<number, Counts>;
}

const NONE: Counts = { Like: 0, Conf: 0, Igno: 0 };

/** Reads the answer of videosUserStatus for one stage. */
export function readReactions(rows: VideosUserStatus[], totals: StageTimeTotals[]): StageReactions {
  return {
    own: Object.fromEntries(
      rows.map(({ id, stage_time_id, stage_time_status_type }) => [
        stage_time_id,
        { id, reaction: stage_time_status_type },
      ]),
    ),
    counts: Object.fromEntries(
      totals.map(({ stage_time_id, totalLike, totalConf, totalIgno }) => [
        stage_time_id,
        { Like: totalLike, Conf: totalConf, Igno: totalIgno },
      ]),
    ),
  };
}

/** The same with the totals of every song as they are now. */
export function withTotals(now: StageReactions, totals: SongTotals): StageReactions {
  return {
    ...now,
    counts: Object.fromEntries(totals.map(([song, Like, Conf, Igno]) => [song, { Like, Conf, Igno }])),
  };
}

export function ownReaction(reactions: StageReactions | undefined, songId: number): Reaction | null {
  return reactions?.own[songId]?.reaction ?? null;
}

export function countsOf(reactions: StageReactions | undefined, songId: number): Counts {
  return reactions?.counts[songId] ?? NONE;
}

/** The same with another choice of the viewer for a song; null takes their choice back. */
export function withReaction(now: StageReactions, songId: number, reaction: Reaction | null): StageReactions {
  const before = ownReaction(now, songId);
  if (before === reaction) return now;
  const counts = { ...countsOf(now, songId) };
  if (before) counts[before] = Math.max(0, counts[before] - 1);
  if (reaction) counts[reaction] += 1;
  return {
    own: { ...now.own, [songId]: { ...now.own[songId], reaction } },
    counts: { ...now.counts, [songId]: counts },
  };
}
