import { isSame, signatureOf } from './signing';

const SECRET = 'x'.repeat(32);

describe('signatureOf', () => {
  it('BUY-20 signs as it always did: what was handed out goes on counting', () => {
    expect(signatureOf('ticket', '7.1', SECRET).toString('base64url')).toBe('eaOwTLzmaTVB76WnYFpMxA');
  });

  it('BUY-20 signs for one purpose alone', () => {
    expect(isSame(signatureOf('ticket', '7.1', SECRET), signatureOf('waiting-room', '7.1', SECRET))).toBe(false);
  });
});

describe('isSame', () => {
  it('BUY-20 says no, and does not fail, where the lengths differ', () => {
    expect([isSame('token', 'token'), isSame('token', 'tokens'), isSame('', 'token')]).toEqual([true, false, false]);
  });
});
