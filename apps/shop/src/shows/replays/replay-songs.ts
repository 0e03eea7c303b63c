import { secondsFrom } from '@wethi/format';
import type { BandMember, Stage, StageTime, StageTimeMember } from '../../api-types';

export interface ReplaySong {
  id: number;
  title: string;
  /** Seconds from the beginning of the recording. */
  start: number;
  members: Pick<BandMember, 'id' | 'band_member_name' | 'band_member_subname' | 'band_member_path'>[];
}

/** As the studio noted it, else by the clock, as the recording begins with the stage; null of a song without a time. */
function startOf(song: StageTime, stageStart: string | null): number | null {
  const { stage_detail_time_second: noted, stage_detail_time_start: time } = song;
  return noted ?? (time === null ? null : secondsFrom(stageStart ?? time, time));
}

/** The songs of a recording: those of the video, or of the whole stage when none names it. */
export function replaySongs(
  videoId: number,
  { stage_time_start }: Pick<Stage, 'stage_time_start'>,
  times: StageTime[],
  players: StageTimeMember[],
  members: BandMember[],
): ReplaySong[] {
  const own = times.filter((time) => time.video_id === videoId);
  const playedIn = (timeId: number) =>
    members
      .filter(({ id }) => players.some((player) => player.stage_time_id === timeId && player.band_member_id === id))
      .map(({ id, band_member_name, band_member_subname, band_member_path }) => ({
        id,
        band_member_name,
        band_member_subname,
        band_member_path,
      }));
  return (own.length ? own : times.filter((time) => time.video_id === null))
    .flatMap((song) => {
      const start = startOf(song, stage_time_start);
      return start === null
        ? []
        : { id: song.id, title: song.stage_detail_time_title, start, members: playedIn(song.id) };
    })
    .sort((a, b) => a.start - b.start);
}
