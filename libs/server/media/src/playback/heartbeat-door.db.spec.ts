import fc from 'fast-check';
import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeVideo } from '../testing/media.factory';
import type { Playback } from '../video/video.entity';
import { RunningViewings } from '../viewing/running-viewings';
import { openHeartbeatDoor } from './heartbeat-door';

const BEAT = { event: 'Beat', cur_time_end: 30, time_total: 30, pause_total: 0, end_total: 0 };
const STALLS = { stall_total: 2, stall_seconds: 7, device: 'tv', network: 'home', quality: 'p480' };

describe('heartbeats ahead of the framework', () => {
  let test: TestApp;
  let address: string;
  let video_id: number;
  let productId: number;
  const sent: string[] = [];

  async function buyer() {
    const { id } = await makeUser(test.database.manager);
    await makeOrder(test.database.manager, { user_id: id, product_id: productId, approve_date: '2026-11-20' });
    const headers = await test.signInAs('user', id);
    const { body } = await test.request('GET', `/api/videosUserViewById?id=${video_id}`, { headers });
    return { headers, session: (body.data as { playback: Playback }).playback.session };
  }
  async function post(body: unknown, headers: Record<string, string> = {}) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const options = { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } };
    const answer = await fetch(`${address}/api/videosStatistics`, options);
    return { answer, body: (await answer.json()) as { code?: string; data?: object } };
  }

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    test.clock.set('2026-11-21T12:00:00+07:00');
    const product = await makeProduct(test.database.manager, { product_to: '2026-11-20', product_status: 'replay' });
    productId = product.id;
    video_id = (await makeVideo(test.database.manager, { stage_id: product.stage_id })).id;
    openHeartbeatDoor(test.app);
    address = await test.listen();
    const nothing = () => undefined;
    const others = { logQueryError: nothing, logQuerySlow: nothing, logSchemaBuild: nothing, logMigration: nothing };
    Object.assign(test.database, { logger: { logQuery: (text: string) => sent.push(text), log: nothing, ...others } });
  });
  afterAll(() => test.close());

  it('WATCH-07 one with a grant sends no statement, is kept, and opens the files for another while', async () => {
    const { headers, session } = await buyer();
    sent.length = 0;
    const { answer, body } = await post({ video_id, session, ...BEAT }, headers);
    expect([answer.status, body, sent]).toEqual([200, { result: true, data: {} }, []]);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^vt=\d+\.u\d+\.[\w-]+\.[\w-]{22}; Max-Age=\d{3}; Path=\/v\/\w+\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await test.get(RunningViewings).oldestReports(10)).toMatchObject([
      { report: { time_total: 30, stall_total: 0, device: null } },
    ]);
  });

  it('WATCH-08 one with stalls, device and network sends no statement either, and keeps them', async () => {
    const { headers, session } = await buyer();
    sent.length = 0;
    expect((await post({ video_id, session, ...BEAT, ...STALLS }, headers)).answer.status).toBe(200);
    expect(sent).toEqual([]);
    expect((await test.get(RunningViewings).oldestReports(10)).at(-1)?.report).toMatchObject(STALLS);
    const invented = { ...STALLS, device: 'toaster' };
    expect((await post({ video_id, session, ...BEAT, ...invented }, headers)).answer.status).toBe(422);
  });

  it('WATCH-03 takes the token from the cookie of a customer', async () => {
    const { headers, session } = await buyer();
    const cookie = `a=b; wethi_member=${headers.authorization.replace('Bearer ', '')}; c=d`;
    sent.length = 0;
    expect((await post({ video_id, session, ...BEAT }, { cookie })).answer.status).toBe(200);
    expect(sent).toEqual([]);
  });

  it('WATCH-03 a second page of the same sign-in is told why it stops', async () => {
    const { headers, session } = await buyer();
    await test.request('GET', `/api/videosUserViewById?id=${video_id}`, { headers });
    const { answer, body } = await post({ video_id, session, ...BEAT }, headers);
    expect([answer.status, body.code, answer.headers.get('set-cookie')]).toEqual([409, 'DEVICE_REPLACED', null]);
    expect(body.data).toMatchObject({ device: null, limit: 2 });
  });

  it('WATCH-03 whatever else comes gets the documented answer', async () => {
    const { headers, session } = await buyer();
    const answers = await Promise.all([
      post({ video_id, ...BEAT }),
      post({ video_id, session: `${session.slice(0, -2)}AA`, ...BEAT }),
      post({ video_id, session, ...BEAT, cur_time_end: -1 }, headers),
      post({ video_id: 'x', session, ...BEAT }, headers),
      post('{"video_id":', headers),
      post('null', headers),
      post({ video_id, session, ...BEAT, more: 'x'.repeat(1_100_000) }, headers),
      post({ video_id, session, ...BEAT, more: 'x'.repeat(200_000) }, headers),
      post({ video_id, ...BEAT }, headers),
    ]);
    expect(answers.map(({ answer, body }) => [answer.status, body.code])).toEqual([
      [401, 'NOT_SIGNED_IN'],
      [401, 'NOT_SIGNED_IN'],
      [422, 'INVALID_INPUT'],
      [422, 'INVALID_INPUT'],
      [400, 'BROKEN_BODY'],
      [422, 'INVALID_INPUT'],
      [413, 'TOO_LARGE'],
      [200, undefined],
      [409, 'DEVICE_REPLACED'],
    ]);
  });

  it('WATCH-03 RUN-07 fields of any type end in a documented refusal', async () => {
    const field = fc.oneof(fc.boolean(), fc.integer(), fc.double(), fc.string(), fc.array(fc.integer()), fc.object());
    const fields = ['session', 'video_id', 'event', 'device', 'instant', ...Object.keys(BEAT)];
    const wrong = fc.tuple(fc.constantFrom(...fields), fc.oneof(field, fc.constant(null)));
    const judged = fc.asyncProperty(fc.array(wrong, { minLength: 1, maxLength: 3 }), async (changes) => {
      const report = { video_id, session: 'AAAA', ...BEAT, ...Object.fromEntries(changes) };
      expect([401, 404, 409, 422]).toContain((await post(report)).answer.status);
    });
    await fc.assert(judged, {
      seed: 20_261_128,
      numRuns: 300,
      examples: [[[['session', 123]]], [[['session', true]]]],
    });
  });

  it('WATCH-03 RUN-05 an error beside the framework refuses the report, and the process goes on', async () => {
    const { headers, session } = await buyer();
    const renew = vi.spyOn(test.get(RunningViewings), 'renew').mockRejectedValueOnce(new Error('nobody expected this'));
    const { answer, body } = await post({ video_id, session, ...BEAT }, headers);
    expect([answer.status, body.code, answer.headers.get('retry-after')]).toEqual([503, 'BUSY', '5']);
    renew.mockRestore();
    expect((await post({ video_id, session, ...BEAT }, headers)).answer.status).toBe(200);
  });
});
