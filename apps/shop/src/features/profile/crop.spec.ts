import { moved, startOf, turned, zoomed } from './crop';

describe('cutting a face', () => {
  const wide = startOf({ width: 1000, height: 500 });

  it('ACC-08 moves as far as the picture covers the square, and no further', () => {
    expect(moved(wide, 0.3, 0.3)).toMatchObject({ x: 0.3, y: 0 });
    expect(moved(wide, 9, 0)).toMatchObject({ x: 0.5 });
    expect(moved(zoomed(wide, 2), -9, -9)).toMatchObject({ x: -1.5, y: -0.5 });
  });

  it('ACC-08 zooms about the middle of the square between 1 and 4 times', () => {
    expect(zoomed(moved(wide, 0.2, 0), 2)).toMatchObject({ zoom: 2, x: 0.4 });
    expect([zoomed(wide, 0.2).zoom, zoomed(wide, 99).zoom]).toEqual([1, 4]);
    expect(zoomed(zoomed(moved(wide, 0.5, 0), 4), 1)).toMatchObject({ x: 0.5 });
  });

  it('ACC-08 turns the picture with what is in the middle, and four times is none', () => {
    const once = turned(moved(wide, 0.4, 0));
    expect(once).toMatchObject({ turns: 1, x: -0, y: 0.4 });
    expect(turned(turned(turned(once)))).toMatchObject({ turns: 0, x: 0.4 });
  });
});
