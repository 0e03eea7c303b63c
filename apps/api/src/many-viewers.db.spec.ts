import { makeUser } from '@wethi/accounts/testing';
import type { StageTime } from '@wethi/catalog';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { ROUTE_MODULES } from './api.module';
import { type Statement, watchStatements } from './testing/watched-statements';

const VIEWERS = 40;

describe('many viewers who open a stage’s page at one moment', () => {
  let test: TestApp;
  let viewer: { authorization: string };
  let song: StageTime;
  let sent: () => Statement[];

  beforeAll(async () => {
    test = await createTestApp(ROUTE_MODULES);
    const { manager } = test.database;
    const { id, stage_id } = await makeProduct(manager, { product_status: 'replay' });
    const user = await makeUser(manager);
    await makeOrder(manager, { user_id: user.id, product_id: id, approve_date: test.clock.today() });
    song = await makeStageTime(manager, { stage_id: stage_id ?? 0 });
    viewer = await test.signInAs('user', user.id);
    sent = watchStatements(test);
  });
  afterAll(() => test.close());

  const totals = async () => {
    const path = `/api/videosUserStatus?stage_id=${song.stage_id}`;
    const { status, body } = await test.request('GET', path, { headers: viewer });
    expect(status).toBe(200);
    return body['totals'];
  };

  it('WATCH-06 have its reactions counted once, and anew for who has chosen', async () => {
    sent();
    const answers = await Promise.all(Array.from({ length: VIEWERS }, totals));
    expect(answers).toEqual(Array(VIEWERS).fill([]));
    const counted = sent().filter(({ text }) => /videos_user_status.+group by/is.test(text));
    // Twice where the last of them comes a second after the first.
    expect([1, 2]).toContain(counted.length);
    const body = { stage_time_id: song.id, stage_time_status_type: 'Like' };
    expect((await test.request('POST', '/api/videosUserStatus', { headers: viewer, body })).status).toBe(200);
    expect(await totals()).toMatchObject([{ totalLike: 1 }]);
  });
});
