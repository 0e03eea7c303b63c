import { livePhase } from './live-phase';

const AT_EIGHT = Date.UTC(2026, 10, 28, 13);
const BEFORE = { live_streaming_live: 'N', live_streaming_start_at: null, live_streaming_end_at: null } as const;
const BEGUN = { ...BEFORE, live_streaming_start_at: '2026-11-28T13:02:00.000Z' };

describe('where a live show stands', () => {
  it.each([
    ['lobby', BEFORE, AT_EIGHT - 1],
    ['starting', BEFORE, AT_EIGHT],
    ['on-air', { ...BEGUN, live_streaming_live: 'Y' as const }, AT_EIGHT - 60_000],
    ['lost', BEGUN, AT_EIGHT + 600_000],
    ['ended', { ...BEGUN, live_streaming_end_at: '2026-11-28T15:00:00.000Z' }, AT_EIGHT + 7_200_000],
  ])('WATCH-11 %s', (phase, show, now) => {
    expect(livePhase(show, AT_EIGHT, now)).toBe(phase);
  });

  it('WATCH-11 without a planned time the band is awaited', () => {
    expect(livePhase(BEFORE, null, AT_EIGHT)).toBe('starting');
  });
});
