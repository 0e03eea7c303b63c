import type { LiveHealth } from '@wethi/contract';
import { weakOf, weakRemedy } from './weak-signal';
import type { Signal } from './use-signal';

const HEALTH: LiveHealth = {
  ...{ state: 'onAir', warnings: [], since: 0, width: 1920, height: 1080, fps: 30, bitrate: 4_500_000 },
  ...{ keyFrames: 1, audioChannels: 2, dropped: 0, hasBackup: false, seconds: 600 },
};
const minute = (bitrate: number) => ({ at: '2026-11-20T13:00:00.000Z', bitrate, delay: null });
const SIGNAL: Signal = { minutes: [4_480_000, 4_500_000, 4_510_000, 1_240_000].map(minute), breaks: [] };
const BEGAN = Date.UTC(2026, 10, 20, 13, 38);

describe('a weak signal', () => {
  it('WATCH-08 is less than half of what came in most minutes', () => {
    expect(weakOf({ ...HEALTH, bitrate: 1_240_000 }, SIGNAL)).toEqual({ received: 1_240, expected: 4_500 });
    expect(weakOf({ ...HEALTH, bitrate: 2_300_000 }, SIGNAL)).toBeUndefined();
  });

  it('WATCH-08 is none before anything came, nor after it was lost', () => {
    expect(weakOf({ ...HEALTH, bitrate: 1 }, undefined)).toBeUndefined();
    expect(weakOf({ ...HEALTH, bitrate: 0, state: 'lost' }, SIGNAL)).toBeUndefined();
    expect(weakOf(null, SIGNAL)).toBeUndefined();
  });

  it('WATCH-08 is told with its cause, and with what OBS may send over that line', () => {
    const { title, text, steps } = weakRemedy({ received: 1_240, expected: 4_500 }, BEGAN, 212);
    expect(title).toBe('สัญญาณที่วงส่งมาอ่อนลง ภาพเริ่มกระตุกที่คนดู 212 คน');
    expect(text).toBe('ได้รับ 1,240 จากที่ควรได้ 4,500 กิโลบิตต่อวินาที เริ่ม 20:38\u00a0น. เป็นที่เน็ตขาขึ้นของงาน ไม่ใช่ที่เครื่องคนดู');
    expect(steps[1]).toContain('จาก 4500 เหลือ 900 ');
    expect(weakRemedy({ received: 300, expected: 2_500 }, BEGAN, 0)).toMatchObject({
      title: 'สัญญาณที่วงส่งมาอ่อนลง',
      steps: expect.arrayContaining([expect.stringContaining('เหลือ 500 ')]),
    });
  });
});
