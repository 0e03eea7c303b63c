import { warningIn } from './warnings';

describe('what npm start tells of the logs', () => {
  it('RUN-05 warnings and errors, in one line', () => {
    expect(warningIn('{"level":40,"msg":"late"}')).toBe('late');
    expect(warningIn('{"level":50,"msg":"failed","err":{"message":"no connection\\nat x"}}')).toBe(
      'failed: no connection',
    );
    expect(warningIn('TypeError: x is not a function')).toBe('TypeError: x is not a function');
  });

  it('RUN-05 nothing else', () => {
    const quiet = [
      '{"level":30,"msg":"request completed"}',
      'shop on http://127.0.0.1:8103',
      '{broken',
      '    at error (x.js:1)',
    ];
    expect(quiet.map(warningIn)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
