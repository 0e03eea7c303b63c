import { readTvCode, TV_CODE_CHARACTERS } from './tv';

describe('the code of a television', () => {
  it.each([
    ['K7M4XP', 'K7M4XP'],
    ['k7m4xp', 'K7M4XP'],
    [' k7m 4xp ', 'K7M4XP'],
    ['K7M-4XP', 'K7M4XP'],
  ])('WATCH-13 %p is read as %s', (typed, code) => expect(readTvCode(typed)).toBe(code));

  it.each(['', 'K7M4X', 'K7M4XPP', 'K7M4X0', 'K7M4XO', 'K7M4X1', 'K7M4XI', 'กขคงจฉ', 'K7M4X_'])(
    'WATCH-13 %p is none',
    (typed) => expect(readTvCode(typed)).toBeUndefined(),
  );

  it('WATCH-13 there are a thousand million of them', () => {
    expect(new Set(TV_CODE_CHARACTERS).size ** 6).toBeGreaterThan(1e9);
  });
});
