import { livePhase } from './live-phase';

const BEFORE = { live_streaming_live: 'N', live_streaming_start_at: null, live_streaming_end_at: null } as const;
const BEGUN = { ...BEFORE, live_streaming_start_at: '2026-11-28T13:02:00.000Z' };

describe('where a live show stands', () => {
  it.each([
    ['lobby', BEFORE, false],
    ['starting', BEFORE, true],
    ['on-air', { ...BEGUN, live_streaming_live: 'Y' as const }, false],
    ['lost', BEGUN, true],
    ['ended', { ...BEGUN, live_streaming_end_at: '2026-11-28T15:00:00.000Z' }, true],
  ])('WATCH-11 %s', (phase, show, isDue) => {
    expect(livePhase(show, isDue)).toBe(phase);
  });
});
