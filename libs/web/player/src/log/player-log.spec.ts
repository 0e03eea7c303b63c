import { PlayerLog } from './player-log';

function log() {
  const clock = { now: Date.parse('2026-11-20T13:00:00Z') };
  return { clock, log: new PlayerLog(() => clock.now) };
}

describe('PlayerLog', () => {
  it('WATCH-11 tells the last ten minutes, the oldest first, and what repeats once', () => {
    const { clock, log: kept } = log();
    kept.note('start', 'live');
    clock.now += 9 * 60_000;
    kept.note('level', 480);
    for (let time = 0; time < 3; time += 1) kept.note('error', 'fragLoadError 404');
    expect(kept.text()).toBe('13:00:00 start live\n13:09:00 level 480\n13:09:00 error fragLoadError 404 ×3');
    clock.now += 60_001;
    expect(kept.text()).not.toContain('start');
  });

  it('WATCH-11 tells of what has gone on for longer than that', () => {
    const { clock, log: kept } = log();
    for (let minute = 0; minute <= 15; minute += 1) {
      kept.note('error', 'manifestLoadError 404');
      clock.now += 60_000;
    }
    expect(kept.text()).toBe('13:00:00 error manifestLoadError 404 ×16');
  });

  it('WATCH-11 stays within what the server takes, however much happens', () => {
    const { log: kept } = log();
    for (let place = 0; place < 10_000; place += 1) kept.note('waiting', `${place} ${'x'.repeat(500)}`);
    expect(kept.text().split('\n')).toHaveLength(150);
    expect(kept.text()).toContain('9999');
    expect(kept.text().length).toBeLessThanOrEqual(12_000);
  });
});
