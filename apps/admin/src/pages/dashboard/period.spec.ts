import { before, dayCount, periods } from './period';

describe('the period of the dashboard', () => {
  it('ADMIN-02 is compared with as many days before it, also over the end of a month', () => {
    const period = { from: '2026-11-17', to: '2026-11-30' };
    expect(dayCount(period)).toBe(14);
    expect(before(period)).toEqual({ from: '2026-11-03', to: '2026-11-16' });
    expect(before({ from: '2026-12-01', to: '2026-12-01' })).toEqual({ from: '2026-11-30', to: '2026-11-30' });
  });

  it('ADMIN-02 is chosen by one press: today, a week, two, and the month so far', () => {
    expect([...periods('2026-11-20')]).toEqual([
      ['วันนี้', { from: '2026-11-20', to: '2026-11-20' }],
      ['7 วัน', { from: '2026-11-14', to: '2026-11-20' }],
      ['14 วัน', { from: '2026-11-07', to: '2026-11-20' }],
      ['เดือนนี้', { from: '2026-11-01', to: '2026-11-20' }],
    ]);
  });
});
