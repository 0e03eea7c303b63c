import { accessToken } from './access-cookie';

describe('accessToken', () => {
  it('WATCH-03 is signed as nginx checks it: md5 of exp.who.sid.vid.secret, base64url without padding', () => {
    const token = accessToken({ contentId: 'c0ffee', userId: 12, viewingId: 'Ab-_9' }, 1795200060, 'secret');
    // printf 1795200060.u12.Ab-_9.c0ffee.secret | openssl md5 -binary | openssl base64 | tr '+/' '-_' | tr -d =
    expect(token).toBe('1795200060.u12.Ab-_9.M65kFnZUzBy9TGYxWVmKig');
  });
});
