import { besideEach } from './beside-each';

const at = (minute: number, viewers: number) => ({
  at: new Date(Date.UTC(2026, 10, 20, 13, minute)).toISOString(),
  viewers,
});

describe('a line beside another', () => {
  it('WATCH-08 stands at the same moments, with the most of each step', () => {
    const moments = [at(0, 5), at(2, 8), at(4, 8), at(6, 2)];
    expect(besideEach(moments, [at(2, 1), at(3, 3), at(4, 2)])).toEqual([null, 3, 2, null]);
    expect(besideEach([], [at(1, 1)])).toEqual([]);
  });
});
