import { monthOf, weekOf, yearUpTo } from './periods';

describe('periods', () => {
  it.each([
    ['2026-11-23', '2026-11-23', '2026-11-29'],
    ['2026-11-29', '2026-11-23', '2026-11-29'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
  ])('WATCH-07 the week of %s is %s to %s', (day, first, last) => {
    expect(weekOf(day)).toEqual([first, last]);
  });

  it.each([
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
  ])('WATCH-07 the month of %s is %s to %s', (month, first, last) => {
    expect(monthOf(month)).toEqual([first, last]);
  });

  it('WATCH-07 a year ends with the month of the day, also after a longer one', () => {
    const months = yearUpTo('2027-03-31');
    expect([months.length, months[0], months.at(-2), months.at(-1)]).toEqual([12, '2026-04', '2027-02', '2027-03']);
  });
});
