import { change } from './change';

describe('what changed since the period before', () => {
  it('ADMIN-02 is told in words, green where it is good, which less discount is', () => {
    expect(change(118, 100)).toEqual({ tone: 'ok', way: 'up', words: 'เพิ่มขึ้น 18%' });
    expect(change(96, 100)).toEqual({ tone: 'no', way: 'down', words: 'ลดลง 4%' });
    expect(change(91, 100, 'good')).toEqual({ tone: 'ok', way: 'down', words: 'ลดลง 9%' });
    expect(change(92.4, 89.3, 'bad', true)?.words).toBe('เพิ่มขึ้น 3.1 จุด');
    expect(change(100, 100)?.words).toBe('เท่าเดิม');
  });

  it('ADMIN-02 is told only where there was something before, and no percentage of thousands', () => {
    expect([change(5, 0), change(301, 100)]).toEqual([undefined, undefined]);
  });
});
