import { rangeOf, ranges } from './use-range';

describe('ADMIN-02 ranges of days', () => {
  it('ADMIN-02 the month before ends on its own last day, also in January', () => {
    const before = (today: string) => ranges(today).find(({ label }) => label === 'เดือนก่อน')?.range;
    expect(before('2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(before('2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it.each([
    ['', { from: '2026-11-17', to: '2026-11-30' }],
    ['from=2026-11-01', { from: '2026-11-01', to: '2026-11-30' }],
    ['from=2026-10-01&to=2026-10-31', { from: '2026-10-01', to: '2026-10-31' }],
    ['from=2026-99-99&to=later', { from: '2026-11-17', to: '2026-11-30' }],
    ['from=2026-11-05&to=2026-11-01', { from: '2026-11-17', to: '2026-11-30' }],
  ])('ADMIN-02 an address with "%s" is about days that there are', (search, range) => {
    expect(rangeOf(new URLSearchParams(search), '2026-11-30', 14)).toEqual(range);
  });
});
