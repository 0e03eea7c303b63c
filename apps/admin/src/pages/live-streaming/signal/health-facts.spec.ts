import type { LiveHealth } from '@wethi/contract';
import { healthFacts } from './health-facts';
import type { Signal } from './use-signal';

const GOOD: LiveHealth = {
  ...{ state: 'onAir', warnings: [], since: 0, width: 1920, height: 1080, fps: 30, bitrate: 4_620_000 },
  ...{ keyFrames: 1, audioChannels: 2, dropped: 18, hasBackup: false, seconds: 600 },
};
const minute = (bitrate: number, delay: number | null = null) => ({ at: '2026-11-20T13:00:00.000Z', bitrate, delay });
const SIGNAL: Signal = {
  minutes: [minute(4_500_000), minute(0), minute(4_600_000, 2_940), minute(4_400_000)],
  breaks: [{ at: '2026-11-20T13:43:00.000Z', seconds: 48 }],
};
const verdicts = (health: Partial<LiveHealth>, signal?: Signal, stalled_often = 5) =>
  healthFacts({ ...GOOD, ...health }, signal, { viewers: 1284, stalled_often }).map(({ value, verdict }) => [
    value,
    verdict?.text,
  ]);

describe('healthFacts', () => {
  it('WATCH-08 calls a good signal good, and tells how late it came and how often it broke off', () => {
    expect(verdicts({}, SIGNAL)).toEqual([
      ['4,620', 'ปกติ'],
      ['30', 'ปกติ'],
      ['0.1%', 'ปกติ'],
      ['2.9', 'เร็ว'],
      ['0.4%', 'น้อย'],
      ['1', undefined],
    ]);
    expect(healthFacts(GOOD, SIGNAL).at(-1)?.unit).toBe('ครั้ง รวม 48 วินาที ไม่มีสายสำรอง');
    expect(healthFacts({ ...GOOD, hasBackup: true }).at(-1)?.unit).toBe('ครั้ง สายสำรองพร้อม');
  });

  it('WATCH-08 says what is low, lost and late', () => {
    const late = { ...SIGNAL, minutes: [...SIGNAL.minutes, minute(4_500_000, 7_600)] };
    expect(verdicts({ bitrate: 1_240_000, fps: 19, dropped: 6_480 }, late, 109).slice(0, 5)).toEqual([
      ['1,240', 'ต่ำ'],
      ['19', 'ต่ำ'],
      ['36.2%', 'มาก'],
      ['7.6', 'ช้า'],
      ['8.5%', 'มาก'],
    ]);
  });

  it('WATCH-08 judges nothing that nobody told', () => {
    expect(verdicts({ bitrate: 300_000 })[0]).toEqual(['300', 'ปกติ']);
    expect(verdicts({})[3]).toEqual(['-', undefined]);
    expect(healthFacts(GOOD)[4]).toMatchObject({ name: 'กระตุก', value: '-' });
  });
});
