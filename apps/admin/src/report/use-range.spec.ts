import { ranges } from './use-range';

describe('ADMIN-02 ranges of days', () => {
  it('ADMIN-02 the month before ends on its own last day, also in January', () => {
    const before = (today: string) => ranges(today).find(({ label }) => label === 'เดือนก่อน')?.range;
    expect(before('2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(before('2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });
});
