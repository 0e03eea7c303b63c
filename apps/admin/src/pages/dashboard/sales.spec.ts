import { axis, change, lastDays, salesByDay, type Sale } from './sales';

const sale = (create_at: string, orders_net: number, orders_status: Sale['orders_status'] = 'approve'): Sale => ({
  create_at,
  orders_net,
  orders_status,
});

describe('ADMIN-02 sales by day', () => {
  it('ADMIN-02 counts days in Bangkok and only approved money', () => {
    const sales = [
      sale('2026-11-19T17:30:00Z', 590), // half past midnight of the 20th in Bangkok
      sale('2026-11-20T16:59:59Z', 0.1),
      sale('2026-11-20T05:00:00Z', 0.2),
      sale('2026-11-20T05:00:00Z', 490, 'wait'),
      sale('2026-11-20T17:00:00Z', 999), // the 21st
    ];
    expect(salesByDay(sales, ['2026-11-19', '2026-11-20'])).toEqual([
      { date: '2026-11-19', orders: 0, satang: 0 },
      { date: '2026-11-20', orders: 4, satang: 59030 },
    ]);
  });

  it('ADMIN-02 lists the last days, also over the end of a month', () => {
    expect(lastDays('2026-12-01', 3)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
  });

  it('ADMIN-02 compares with yesterday only when yesterday had sales', () => {
    expect([change(112, 100), change(50, 100), change(5, 0)]).toEqual([12, -50, undefined]);
  });

  it.each([
    [140, [0, 50, 100, 150]],
    [1, [0, 1, 2, 3]],
    [61_000, [0, 50_000, 100_000, 150_000]],
    [0, [0, 1, 2, 3]],
  ])('ADMIN-02 gives a chart up to %d round marks', (highest, marks) => {
    expect(axis(highest)).toEqual(marks);
  });
});
