import { levelsOf } from './sound-levels';

const RATE = 48_000;
/** Of 1024, each of some 23 Hz. */
const tonesWith = (hertz: number, strength: number) => {
  const tones = new Uint8Array(1024);
  tones[Math.round((hertz / (RATE / 2)) * tones.length)] = strength;
  return tones;
};

describe('levelsOf', () => {
  it('WATCH-08 silence has no bar', () => expect(levelsOf(new Uint8Array(1024), RATE)).toEqual([0, 0, 0, 0, 0]));

  it.each([
    [60, [1, 0, 0, 0, 0]],
    [300, [0, 1, 0, 0, 0]],
    [440, [0, 0, 1, 0, 0]],
    [2_000, [0, 0, 0, 1, 0]],
    [5_000, [0, 0, 0, 0, 1]],
    [15_000, [0, 0, 0, 0, 0]],
  ])('WATCH-08 a tone of %d Hz stands in its own bar', (hertz, levels) =>
    expect(levelsOf(tonesWith(hertz, 255), RATE)).toEqual(levels),
  );
});
