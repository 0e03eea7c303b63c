import { verdictOf } from './verdict';

describe('verdictOf', () => {
  it.each([
    [18_440_000, { kind: 'good', lines: 1080, megabits: 18.4 }],
    [4_900_000, { kind: 'slow', lines: 720, megabits: 4.9 }],
    [1_500_000, { kind: 'slow', lines: 480, megabits: 1.5 }],
    [700_000, { kind: 'slow', lines: 240, megabits: 0.7 }],
    [200_000, { kind: 'sound', megabits: 0.2 }],
  ])('WATCH-11 %p bits a second carry %p', (speed, verdict) => {
    expect(verdictOf(speed)).toEqual(verdict);
  });

  it('WATCH-11 a line is of no use to a browser that shows no picture', () => {
    expect(verdictOf(18_440_000, true)).toMatchObject({ kind: 'good', played: true });
    expect(verdictOf(18_440_000, false)).toEqual({ kind: 'unplayable', megabits: 18.4 });
  });
});
