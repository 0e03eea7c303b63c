import { seenOf } from './seen-minutes';

const hour = (...minutes: number[]) => ({
  hour: 0,
  minutes: minutes.reduce((bits, minute) => bits | (1n << BigInt(minute)), 0n).toString(),
});
const first = (count: number) => hour(...Array.from({ length: count }, (_, minute) => minute));

describe('what was seen of a lesson', () => {
  it('WATCH-07 a lesson counts as seen at 90 %, whatever days its minutes were watched on', () => {
    expect(seenOf([first(8)], 600)).toEqual({ seen_seconds: 480, is_seen: false });
    expect(seenOf([first(9)], 600)).toEqual({ seen_seconds: 540, is_seen: true });
    expect(seenOf([first(5), hour(5, 6, 7, 8, 9)], 600)).toEqual({ seen_seconds: 600, is_seen: true });
  });

  it('WATCH-07 minutes that were not watched do not count because those around them were', () => {
    expect(seenOf([hour(0, 2, 4, 6, 8, 9)], 600)).toEqual({ seen_seconds: 360, is_seen: false });
  });

  it('WATCH-07 hours after the first stand behind it, and a lesson without a length is never seen', () => {
    const second = { hour: 1, minutes: '1' };
    expect(seenOf([first(60), second], 3_660)).toEqual({ seen_seconds: 3_660, is_seen: true });
    expect(seenOf([second], 3_660)).toEqual({ seen_seconds: 60, is_seen: false });
    expect(seenOf([first(1)], 0).is_seen).toBe(false);
  });
});
