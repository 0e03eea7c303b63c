import { makeUser } from '@wethi/accounts/testing';
import { makeBand } from '@wethi/catalog/testing';
import { Changes } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';
import { HOT_PATHS } from './hot-paths';

const EVIL = { origin: 'http://evil.example' };

describe('headers and kept answers', () => {
  let test: TestApp;
  let personnel: { authorization: string };
  const ask = (path: string, headers: object = {}) => test.request('GET', path, { headers });

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES, {}, HOT_PATHS);
    personnel = await test.signInAs('personnel', 1);
  });
  beforeEach(() => test.get(Changes).announce('Band'));
  afterAll(() => test.close());

  it.each([
    ['an answer', '/api/healthz'],
    ['a kept answer, made and given', '/api/band'],
    ['a refusal', '/api/user'],
    ['an unknown path', '/api/nothing'],
  ])('CAT-04 %s can be framed, sniffed and read by no other site and names no software', async (_, path) => {
    for (const headers of [EVIL, EVIL, { ...EVIL, 'access-control-request-method': 'POST' }]) {
      const answer = await ask(path, headers);
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
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

  it('CAT-04 a guest never gets what was answered to personnel, nor personnel what a guest got', async () => {
    await makeBand(test.database.manager, { band_name: 'วงลับ', band_telegrame: '-100200300' });
    const cookie = `wethi_personnel=${personnel.authorization.slice(7)}`;
    const path = '/api/band?band_name=%E0%B8%A7%E0%B8%87%E0%B8%A5%E0%B8%B1%E0%B8%9A';
    const seen = async (headers?: object) => (await ask(path, headers)).raw.includes('-100200300');
    for (const office of [personnel, { cookie }, { cookie: `a=1; ${cookie}` }]) {
      expect([await seen(office), await seen(), await seen(office), await seen()]).toEqual([true, false, true, false]);
    }
    const { id } = await makeUser(test.database.manager);
    expect(await seen(await test.signInAs('user', id))).toBe(false);
  });

  it('CAT-04 what a guest asks for in another form is neither opened nor kept for the next', async () => {
    await makeBand(test.database.manager, { band_telegrame: '-100200300' });
    const strange = await ask('/api/band', { accept: 'text/event-stream' });
    const next = await ask('/api/band');
    for (const { raw, body } of [strange, next]) {
      expect(body).toMatchObject({ result: true, total: expect.any(Number) });
      expect(raw.includes('-100200300')).toBe(false);
    }
  });

  it('CAT-04 a saved record is seen at once, and an answer under way before it is not kept', async () => {
    const { id } = await makeBand(test.database.manager, { band_name: 'ก่อน' });
    const path = `/api/bandById?id=${id}`;
    const name = async () => ((await ask(path)).body.data as { band_name: string }).band_name;
    const etag = (await ask(path)).headers['etag'];
    expect((await ask(path, { 'if-none-match': String(etag) })).status).toBe(304);
    for (const band_name of ['หลัง', 'หลังอีก']) {
      const under_way = ask(path);
      await test.request('POST', '/api/band', { headers: personnel, body: { id, band_name } });
      await under_way;
      expect(await name()).toBe(band_name);
    }
    expect((await ask(path, { 'if-none-match': String(etag) })).status).toBe(200);
  });

  it('CAT-04 refusals are not kept', async () => {
    const path = '/api/bandById?id=4000000000';
    const answers = [await ask(path), await ask(path)];
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
      [404, 'no-store'],
      [404, 'no-store'],
    ]);
  });
});
