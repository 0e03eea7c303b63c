import { isWhole } from './is-whole';

const minute = (at: string, bitrate = 4_000_000) => ({ at, bitrate, delay: null });
const SHOW = { live_streaming_start_at: '2026-11-28T13:00:10.000Z' };
const MINUTES = [
  minute('2026-11-28T13:00:00.000Z'),
  minute('2026-11-28T14:00:00.000Z'),
  minute('2026-11-28T14:01:00.000Z', 0),
];
const BREAK = { at: '2026-11-28T13:30:00.000Z', seconds: 48 };

describe('isWhole', () => {
  it('WATCH-04 compares the recording with the time in which the band sent', () => {
    expect(isWhole(SHOW, { minutes: MINUTES, breaks: [BREAK] }, 3_590 - 48)).toBe(true);
    expect(isWhole(SHOW, { minutes: MINUTES, breaks: [BREAK] }, 3_590 - 48 - 6)).toBe(false);
  });

  it('WATCH-04 says nothing where nothing is known of the signal', () => {
    expect(isWhole(SHOW, { minutes: [], breaks: [] }, 3_590)).toBe(false);
    expect(isWhole({ live_streaming_start_at: null }, { minutes: MINUTES, breaks: [] }, 3_590)).toBe(false);
  });
});
