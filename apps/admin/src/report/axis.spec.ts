import { axis } from './axis';

describe('ADMIN-02 axes', () => {
  it.each([
    [140, [0, 50, 100, 150]],
    [1, [0, 1, 2, 3]],
    [61_000, [0, 50_000, 100_000, 150_000]],
    [0, [0, 1, 2, 3]],
  ])('ADMIN-02 gives a chart up to %d round marks', (highest, marks) => {
    expect(axis(highest)).toEqual(marks);
  });
});
