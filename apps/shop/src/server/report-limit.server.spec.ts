import { takesReport } from './report-limit.server';

describe('reports of browsers', () => {
  it('SITE-10 are written down 60 times a minute at most', () => {
    const tries = Array.from({ length: 100 }, () => takesReport(60_000));
    expect(tries.filter(Boolean)).toHaveLength(60);
    expect(takesReport(120_000)).toBe(true);
  });
});
