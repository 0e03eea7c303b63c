import { statusOfFailure } from './failed-answer';

describe('an answer that failed', () => {
  it('SITE-10 is the fault of the address only when that cannot be decoded', () => {
    const broken = () => decodeURI('/%E0%B8');
    expect(broken).toThrow(URIError);
    expect(statusOfFailure(new URIError('URI malformed'))).toBe(400);
    expect(statusOfFailure(new TypeError('read of undefined'))).toBe(500);
  });
});
