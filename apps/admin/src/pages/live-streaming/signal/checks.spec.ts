import { LIVE_WARNINGS, type LiveHealth } from '@wethi/contract';
import { checksOf, REMEDIES } from './checks';

const HEALTH: LiveHealth = {
  ...{ state: 'onAir', warnings: [], since: 0, width: 1920, height: 1080, fps: 30, bitrate: 4_560_000 },
  ...{ keyFrames: 1, audioChannels: 2, dropped: 0, hasBackup: false, seconds: 60 },
};
const wordsOf = (columns: Partial<LiveHealth>) => checksOf({ ...HEALTH, ...columns }).map(({ word }) => word);

describe('checks of a signal', () => {
  it('WATCH-08 a good signal is good in all', () => {
    expect(wordsOf({})).toEqual(['ดี', 'ดี', 'ดี']);
    expect(checksOf(HEALTH)[0]?.text).toBe('1920×1080 · 30 ภาพต่อวินาที · 4,560 กิโลบิตต่อวินาที');
  });

  it.each<[Partial<LiveHealth>, string[]]>([
    [{ width: 0, height: 0 }, ['ต้องแก้', 'ดี', 'ดี']],
    [{ audioChannels: 0 }, ['ดี', 'ต้องแก้', 'ดี']],
    [{ audioChannels: 1 }, ['ดี', 'แก้ได้', 'ดี']],
    [{ keyFrames: 4 }, ['ดี', 'ดี', 'แก้ได้']],
  ])('WATCH-08 %j: %j', (columns, words) => expect(wordsOf(columns)).toEqual(words));

  it('WATCH-08 key frames far apart come with what to set', () => {
    const text = checksOf({ ...HEALTH, keyFrames: 4 })[2]?.text;
    expect(text).toBe('ทุก 4.0 วินาที ตั้งเป็น 1 ใน OBS แล้วภาพถึงคนดูเร็วขึ้น');
  });

  it('WATCH-08 every warning has a remedy', () => {
    for (const warning of LIVE_WARNINGS) expect(REMEDIES[warning].steps.length).toBeGreaterThan(0);
  });
});
