import { phaseOf, stateOf } from './live-show';

const SHOW = {
  live_streaming_live: 'N',
  live_streaming_status: 'Y',
  live_streaming_start_at: null,
  live_streaming_end_at: null,
} as const;

describe('where a live show stands', () => {
  it.each([
    [{}, 'ready', 'ยังไม่ออกอากาศ'],
    [{ live_streaming_status: 'N' }, 'ready', 'ปิดรับสัญญาณ'],
    [{ live_streaming_live: 'Y' }, 'onAir', 'ออกอากาศ'],
    [{ live_streaming_start_at: '2026-11-28T12:30:00Z' }, 'onAir', 'รอสัญญาณจากวง'],
    [{ live_streaming_end_at: '2026-11-28T15:00:00Z' }, 'ended', 'จบแล้ว'],
    [{ live_streaming_live: 'Y', live_streaming_end_at: '2026-11-28T15:00:00Z' }, 'ended', 'จบแล้ว'],
  ] as const)('WATCH-04 %j is %s', (columns, phase, text) => {
    const show = { ...SHOW, ...columns };
    expect([phaseOf(show), stateOf(show).text]).toEqual([phase, text]);
  });
});
