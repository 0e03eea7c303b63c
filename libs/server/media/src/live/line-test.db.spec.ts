import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { LINE_TEST_PART } from '@wethi/contract';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';

describe('the test of a line', () => {
  let test: TestApp;
  const send = async (headers: object, characters: number) =>
    (await test.request('POST', '/api/liveStreamingLineTest', { headers, body: { filler: 'x'.repeat(characters) } }))
      .body;

  beforeAll(async () => (test = await createTestApp([MediaHttpModule])));
  afterAll(() => test.close());

  it('WATCH-08 takes so many bytes from those who look after shows, and no more', async () => {
    const { manager } = test.database;
    const office = await test.signInAs('personnel', (await makePersonnel(manager)).id);
    expect(await send(office, LINE_TEST_PART)).toMatchObject({ result: true, data: null });
    expect((await send(office, LINE_TEST_PART + 1)).code).toBe('INVALID_INPUT');
    const codes: unknown[] = [];
    while (codes.at(-1) === undefined && codes.length < 100) codes.push((await send(office, 1)).code);
    expect([codes.at(-1), codes.length > 80]).toEqual(['TOO_MANY', true]);
    const member = await test.signInAs('user', (await makeUser(manager)).id);
    expect((await send(member, 1)).result).toBe(false);
  });
});
