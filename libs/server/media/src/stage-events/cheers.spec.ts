import { cheersOf } from './cheers';

describe('cheersOf', () => {
  it('WATCH-05 sums what many sent, and is silent about what nobody did', () => {
    const cheers = [{ love: 2, smile: 0 }, { love: 1, dance: 4 }, {}].map((one) => ({
      kind: 'cheers' as const,
      cheers: one,
    }));
    expect(JSON.parse(cheersOf(cheers))).toEqual({ type: 'cheers', cheers: { love: 3, dance: 4 } });
  });
});
