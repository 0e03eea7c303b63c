import type { BandMember, StageTime, StageTimeMember } from '../../api-types';
import { replaySongs } from './replay-songs';

const time = (id: number, stage_detail_time_start: string | null, video_id: number | null = 7) =>
  ({
    id,
    video_id,
    stage_detail_time_title: `song ${id}`,
    stage_detail_time_start,
    stage_detail_time_second: null,
  }) as StageTime;
const members = [{ id: 1, band_member_name: 'นที' }] as BandMember[];
const players = [{ id: 1, stage_time_id: 2, band_member_id: 1 }] as StageTimeMember[];

describe('replay songs', () => {
  it('WATCH-02 places the songs of a recording on its bar, over midnight too', () => {
    const times = [
      time(3, '00:10:00'),
      time(1, '23:30:00'),
      time(2, '23:36:12'),
      time(4, null),
      time(5, '23:40:00', 8),
    ];
    const songs = replaySongs(7, { stage_time_start: '23:30:00' }, times, players, members);
    expect(songs.map(({ id, start }) => [id, start])).toEqual([
      [1, 0],
      [2, 372],
      [3, 2400],
    ]);
    expect(songs[1]?.members.map((member) => member.band_member_name)).toEqual(['นที']);
  });

  it('WATCH-02 WATCH-04 believes what the studio noted more than the clock', () => {
    const noted = { ...time(1, '19:30:00'), stage_detail_time_second: 754 };
    const unplanned = { ...time(2, null), stage_detail_time_second: 0 };
    const songs = replaySongs(7, { stage_time_start: '19:30:00' }, [noted, unplanned], [], []);
    expect(songs.map(({ id, start }) => [id, start])).toEqual([
      [2, 0],
      [1, 754],
    ]);
  });

  it('WATCH-02 takes the whole set list when no song names a recording', () => {
    const times = [time(1, '19:30:00', null), time(2, '19:40:00', null)];
    expect(replaySongs(7, { stage_time_start: '19:30:00' }, times, [], [])).toHaveLength(2);
  });
});
