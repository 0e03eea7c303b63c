import type { Schema } from '@wethi/api-client';
import { STAGE_TIME_TYPE } from '@wethi/contract';
import { duration, secondsFrom, shortDuration } from '@wethi/format';

type Song = Pick<Schema<'StageTime'>, 'stage_detail_time_type' | 'stage_detail_time_start' | 'stage_detail_time_to'>;

/** Seconds, where its begin and its end are known. */
function lengthOf({ stage_detail_time_start: start, stage_detail_time_to: end }: Song): number | undefined {
  return start && end ? secondsFrom(start, end) : undefined;
}

/** What it is, how long, and who plays: 'เพลง · 4:12 · นที ลิลลี่', or 'ทั้งวง' of a band of several. */
export function songFacts(song: Song, players: readonly string[], band: number): string {
  const length = lengthOf(song);
  const isAll = band > 1 && players.length === band;
  const who = isAll ? 'ทั้งวง' : players.join(' ');
  return [STAGE_TIME_TYPE[song.stage_detail_time_type], length && duration(length), who].filter(Boolean).join(' · ');
}

/** How many there are, and how long they take where any says so: '18 รายการ · 1 ชม. 28 นาที'. */
export function setFacts(songs: readonly Song[]): string {
  const length = songs.reduce((sum, song) => sum + (lengthOf(song) ?? 0), 0);
  return [`${songs.length} รายการ`, length > 0 && shortDuration(length)].filter(Boolean).join(' · ');
}
