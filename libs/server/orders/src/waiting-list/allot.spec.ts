import { allot } from './allot';

const waits = (id: number, list_places: number, list_fewer: 'Y' | 'N' = 'N') => ({
  id,
  user_id: id * 10,
  list_places,
  list_fewer,
});
const places = (left: number, ...waiting: ReturnType<typeof waits>[]) =>
  allot(left, waiting).map(({ id, places: some }) => [id, some]);

describe('sharing what was given back', () => {
  it('BUY-20 gives each as many as they want, in their order, until nothing is left', () => {
    expect(places(4, waits(1, 2), waits(2, 1), waits(3, 1), waits(4, 1))).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
    expect(allot(0, [waits(1, 1, 'Y')])).toEqual([]);
  });

  it('BUY-20 gives fewer to who takes fewer, and passes over who does not', () => {
    expect(places(1, waits(1, 2), waits(2, 3, 'Y'), waits(3, 1))).toEqual([[2, 1]]);
    expect(places(3, waits(1, 2), waits(2, 2), waits(3, 4, 'Y'))).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });
});
