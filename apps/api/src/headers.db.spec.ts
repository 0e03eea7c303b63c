import { makeUser } from '@wethi/accounts/testing';
import { makeBand } from '@wethi/catalog/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';

const EVIL = { origin: 'http://evil.example' };
const PUBLIC = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1';
const PRIVATE = 'private, no-store';

describe('headers', () => {
  let test: TestApp;
  let personnel: { authorization: string };
  let user: { authorization: string };
  const ask = (path: string, headers: object = {}) => test.request('GET', path, { headers });
  const cookie = (name: string, { authorization }: { authorization: string }) => ({
    cookie: `a=1; ${name}=${authorization.slice(7)}`,
    host: name === 'wethi_personnel' ? 'admin.localhost' : 'localhost',
  });

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    personnel = await test.signInAs('personnel', 1);
    user = await test.signInAs('user', (await makeUser(test.database.manager)).id);
  });
  afterAll(() => test.close());

  it.each([
    ['an answer', '/api/healthz'],
    ['a public answer', '/api/band'],
    ['a refusal', '/api/user'],
    ['an unknown path', '/api/nothing'],
  ])('CAT-04 %s can be framed, sniffed and read by no other site and names no software', async (_, path) => {
    for (const headers of [EVIL, { ...EVIL, 'access-control-request-method': 'POST' }]) {
      const answer = await ask(path, headers);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'strict-transport-security': expect.stringContaining('max-age=31536000'),
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
        'content-type': 'application/json; charset=utf-8',
      });
      const named = Object.keys(answer.headers).filter((name) =>
        /^(x-powered-by|server|access-control-.*)$/.test(name),
      );
      expect(named).toEqual([]);
    }
  });

  it('CAT-04 another site is allowed nothing by a preflight', async () => {
    const headers = {
      ...EVIL,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const answer = await test.request('OPTIONS', '/api/login', { headers });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([404, undefined]);
  });

  it('CAT-04 answers are kept by nobody, unless the route gives all guests and customers the same', async () => {
    const kept = async (path: string, headers?: object) => (await ask(path, headers)).headers['cache-control'];
    for (const path of [
      '/api/loginPing',
      '/api/orders/ordersProductByUserId',
      '/api/band?unknown=1',
      '/api/bandById?id=0',
    ])
      expect([path, await kept(path), await kept(path, user)]).toEqual([path, PRIVATE, PRIVATE]);
    for (const path of ['/api/band', '/api/productView', '/api/watchingNow', '/api/videosByProductId?product_id=1']) {
      expect([path, await kept(path), await kept(path, cookie('wethi_member', user))]).toEqual([path, PUBLIC, PUBLIC]);
      for (const office of [personnel, cookie('wethi_personnel', personnel)])
        expect([path, await kept(path, office)]).toEqual([path, PRIVATE]);
    }
  });

  it('CAT-04 a guest never gets what was answered to personnel, nor personnel what a guest got', async () => {
    await makeBand(test.database.manager, { band_name: 'วงลับ', band_telegrame: '-100200300' });
    const path = '/api/band?band_name=%E0%B8%A7%E0%B8%87%E0%B8%A5%E0%B8%B1%E0%B8%9A';
    const seen = async (headers?: object) => (await ask(path, headers)).raw.includes('-100200300');
    for (const office of [personnel, cookie('wethi_personnel', personnel)]) {
      const together = await Promise.all([seen(office), seen(), seen(office), seen(), seen(user)]);
      expect(together).toEqual([true, false, true, false, false]);
    }
  });

  it('CAT-02 those who ask for the same at the same time get the same answer, and it changes its ETag with its content', async () => {
    const { id } = await makeBand(test.database.manager, { band_name: 'ก่อน' });
    const path = `/api/bandById?id=${id}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path)));
    const etags = new Set(answers.map(({ status, headers }) => `${status} ${String(headers['etag'])}`));
    expect([...etags]).toEqual([expect.stringMatching(/^200 W\/"/)]);
    await test.request('POST', '/api/band', { headers: personnel, body: { id, band_name: 'หลัง' } });
    const after = await ask(path);
    expect(after.body.data).toMatchObject({ band_name: 'หลัง' });
    expect(etags.has(`200 ${String(after.headers['etag'])}`)).toBe(false);
  });
});
