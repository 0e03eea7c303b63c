import { makeUser } from '@wethi/accounts/testing';
import { OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeVideo } from '../testing/media.factory';
import { HelpRequest } from './help-request.entity';

describe('calls for help', () => {
  let test: TestApp;
  let video_id: number;

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    test.clock.set('2026-11-20T13:00:00Z');
    video_id = (await makeVideo(test.database.manager)).id;
  });
  afterAll(() => test.close());

  async function viewer() {
    const { id } = await makeUser(test.database.manager);
    const headers = await test.signInAs('user', id);
    const ask = (body: object) => test.request('POST', '/api/helpRequest', { headers, body });
    return { id, headers, ask };
  }
  const call = { help_request_reason: 'stalls', help_request_log: '20:00:01 stall at 12.4' };

  it('WATCH-11 keeps the reason with the log of the player, and whose it is by the session alone', async () => {
    const { id, ask } = await viewer();
    const words = { ...call, video_id, help_request_text: 'ภาพหยุดทุก 5 วินาที' };
    expect((await ask({ ...words, user_id: id + 1 })).status).toBe(422);
    expect((await ask(words)).status).toBe(200);
    expect(await test.database.manager.findBy(HelpRequest, { video_id })).toMatchObject([{ ...words, user_id: id }]);
  });

  it('WATCH-11 takes one a minute of each person, and none that is too long, unknown or of another', async () => {
    const { ask } = await viewer();
    const faults = [
      { ...call, help_request_log: 'x'.repeat(12_001) },
      { ...call, help_request_reason: 'bored' },
      { help_request_text: 'no reason' },
    ];
    for (const fault of faults) expect((await ask(fault)).status).toBe(422);
    expect((await ask({ id: 1, ...call })).status).toBe(403);
    expect((await ask(call)).status).toBe(200);
    expect((await ask(call)).body).toMatchObject({ code: 'TOO_MANY' });
    expect((await (await viewer()).ask(call)).status).toBe(200);
    test.clock.set('2026-11-20T13:01:01Z');
    expect((await ask(call)).status).toBe(200);
  });

  it('WATCH-11 TELL-04 is answered by the team: the viewer reads it, and is sent it; nobody else does', async () => {
    const asker = await viewer();
    const { insertId: id } = (await asker.ask({ ...call, video_id })).body.data as { insertId: number };
    const own = async ({ headers }: { headers: object }) =>
      (await test.request('GET', '/api/helpRequestOwn', { headers })).body.data;
    expect(await own(asker)).toEqual([{ id, video_id, help_request_answer: null, help_request_answered_at: null }]);
    const team = await test.signInAs('personnel', 1);
    const answer = (body: object, headers: object) =>
      test.request('POST', '/api/helpRequestAnswer', { headers, body: { id, ...body } });
    expect((await answer({ help_request_answer: 'ลอง' }, asker.headers)).status).toBe(403);
    expect((await answer({ help_request_answer: '  ' }, team)).status).toBe(422);
    expect((await answer({ id: 4_000_000_000, help_request_answer: 'ลอง' }, team)).status).toBe(404);
    expect((await answer({ help_request_answer: ' ลองเปิดใหม่ ' }, team)).status).toBe(200);
    expect(await own(asker)).toMatchObject([{ id, help_request_answer: 'ลองเปิดใหม่' }]);
    expect(await own(await viewer())).toEqual([]);
    const jobs = await test.database.getRepository(OutboxRow).findBy({ name: 'tell-help-answer' });
    expect(jobs.map(({ payload }) => JSON.parse(payload) as object)).toEqual([{ help_request_id: id }]);
  });

  it('WATCH-11 ADMIN-07 of two who answer one call the second is told, and the viewer gets one answer', async () => {
    const { ask } = await viewer();
    const { insertId: id } = (await ask({ ...call, video_id })).body.data as { insertId: number };
    const team = await test.signInAs('personnel', 1);
    const read = async () =>
      (await test.request('GET', `/api/helpRequestById?id=${id}`, { headers: team })).body.data as {
        update_at: string;
      };
    const { update_at } = await read();
    const answer = (help_request_answer: string, version = update_at) =>
      test.request('POST', '/api/helpRequestAnswer', {
        headers: team,
        body: { id, help_request_answer, update_at: version },
      });
    const codes = (await Promise.all(['ลองเปิดใหม่', 'ลองเน็ตอื่น'].map((words) => answer(words)))).map(
      ({ body }) => body.code,
    );
    expect(codes.filter(Boolean)).toEqual(['ROW_CHANGED']);
    const told = async () =>
      (await test.database.getRepository(OutboxRow).findBy({ name: 'tell-help-answer' })).filter(
        ({ payload }) => (JSON.parse(payload) as { help_request_id: number }).help_request_id === id,
      );
    expect(await told()).toHaveLength(1);
    expect((await answer('ลองทั้งสองอย่าง', (await read()).update_at)).status).toBe(200);
    expect(await told()).toHaveLength(2);
  });

  it('WATCH-11 is read by the shop and by nobody else', async () => {
    const { headers } = await viewer();
    expect((await test.request('GET', '/api/helpRequest', { headers })).status).toBe(403);
  });
});
