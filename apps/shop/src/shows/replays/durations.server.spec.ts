import { withDuration } from './durations.server';
import type { ShowCard } from '../show-card';

describe('replays', () => {
  it('SITE-06 says of a replay how long its first recording is', () => {
    const recordings = [
      { stage_id: 4, video_duration: 6500 },
      { stage_id: 4, video_duration: 300 },
    ];
    const durations = [4, 5].map((stage_id) => withDuration({ stage_id } as ShowCard, recordings).video_duration);
    expect(durations).toEqual([6500, null]);
  });
});
