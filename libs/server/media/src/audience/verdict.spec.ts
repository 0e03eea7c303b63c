import { judged, waits, type Standing } from './verdict';

const now = new Date('2026-11-28T20:00:00+07:00');
const standing = (status: Standing['status'], more: Partial<Standing> = {}): Standing => ({
  ...{ status, removed_from: null, reports: 0, ...more },
  removed_at: status === 'removed' ? now : null,
});

describe('a verdict about a message', () => {
  it('WATCH-05 what is taken away comes back as what it was: held, shown or reported', () => {
    for (const before of [standing('held'), standing('shown'), standing('shown', { reports: 2 })]) {
      const removed = judged(before, 'remove', now);
      expect(removed).toEqual({ ...before, status: 'removed', removed_at: now, removed_from: before.status });
      expect(judged(removed ?? before, 'restore', now)).toEqual(before);
    }
  });

  it('WATCH-05 what was taken away before anybody noted what it was comes back shown', () => {
    expect(judged(standing('removed'), 'restore', now)).toEqual(standing('shown'));
  });

  it('WATCH-05 what may stand is shown, whatever it was, and its reports are answered', () => {
    expect(judged(standing('held'), 'pass', now)).toEqual(standing('shown'));
    expect(judged(standing('shown', { reports: 2 }), 'pass', now)).toEqual(standing('shown'));
    expect(judged(standing('removed', { removed_from: 'held' }), 'pass', now)).toEqual(standing('shown'));
  });

  it('WATCH-05 what viewers reported waits with their reports; what was held or taken away stays so', () => {
    const reported = standing('shown', { reports: 3 });
    expect(judged(reported, 'hold', now)).toEqual({ ...reported, status: 'held' });
    for (const status of ['held', 'removed'] as const) expect(judged(standing(status), 'hold', now)).toBeUndefined();
  });

  it('WATCH-05 a verdict that was given before changes nothing', () => {
    expect(judged(standing('shown'), 'pass', now)).toBeUndefined();
    expect(judged(standing('shown'), 'restore', now)).toBeUndefined();
    expect(judged(standing('held'), 'restore', now)).toBeUndefined();
    expect(judged(standing('removed', { removed_from: 'shown' }), 'remove', now)).toBeUndefined();
  });

  it('WATCH-05 what is held or reported waits to be judged; what is taken away does not', () => {
    const states = [standing('held'), standing('shown', { reports: 1 }), standing('shown')];
    expect(states.map(waits)).toEqual(['Y', 'Y', 'N']);
    expect(waits(standing('removed', { reports: 3 }))).toBe('N');
  });
});
