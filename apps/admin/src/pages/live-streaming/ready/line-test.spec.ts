import { LINE_TEST_PART } from '@wethi/contract';
import { lineCheckOf, measureUpload } from './line-test';

/** A line that takes so long for a part. */
function lineOf(milliseconds: number) {
  let clock = 0;
  const send = vi.fn((_filler: string) => Promise.resolve((clock += milliseconds)));
  return { send, measured: measureUpload(send, () => clock) };
}

const MEGABIT = 1_000_000;

describe('measureUpload', () => {
  it.each([
    ['slow, by the time it takes', 2_000, 3, MEGABIT],
    ['good, by the time it takes', 250, 24, 8.4 * MEGABIT],
    ['fast, by as much as it may send', 10, 30, 209 * MEGABIT],
  ])('WATCH-08 measures a line that is %s', async (_, milliseconds, parts, speed) => {
    const { send, measured } = lineOf(milliseconds);
    expect(Math.abs((await measured) - speed) / speed).toBeLessThan(0.05);
    expect(send).toHaveBeenCalledTimes(parts);
    expect(new Set(send.mock.calls.map(([filler]) => filler.length))).toEqual(new Set([LINE_TEST_PART]));
  });
});

it('WATCH-08 says what to set in OBS', () => {
  expect([12_400_000, 8_000_000, 5_000_000, 1_000_000].map((speed) => lineCheckOf(speed).text)).toEqual([
    'ส่งได้ 12.4 ล้านบิตต่อวินาที พอสำหรับ Video Bitrate 4500',
    'ส่งได้ 8.0 ล้านบิตต่อวินาที พอสำหรับ Video Bitrate 4500',
    'ส่งได้ 5.0 ล้านบิตต่อวินาที ตั้ง Video Bitrate เป็น 2500',
    'ส่งได้ 1.0 ล้านบิตต่อวินาที ไม่พอสำหรับภาพ เสียบสาย LAN แทน Wi-Fi หรือเปิดเน็ตมือถือสำรอง',
  ]);
});
