import { change, firstDay, isBeyondPercent } from './sales';

describe('ADMIN-02 sales by day', () => {
  it('ADMIN-02 begins so many days before, also over the end of a month', () => {
    expect(firstDay('2026-12-01', 3)).toBe('2026-11-29');
  });

  it('ADMIN-02 compares with yesterday only when yesterday had sales', () => {
    expect([change(112, 100), change(50, 100), change(5, 0)]).toEqual([12, -50, undefined]);
  });

  it('ADMIN-02 tells no percentage of thousands', () => {
    expect([7_667, 201, 200, -50].map(isBeyondPercent)).toEqual([true, true, false, false]);
  });
});
