import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { LiveStreamingComment } from '../chat/live-streaming-comment.entity';
import { LiveStreaming } from '../live/live-streaming.entity';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming, makeLiveStreamingComment, makeStageTimeComment } from '../testing/media.factory';
import type { Written } from './written.dto';
import { WrittenReport } from './written-report.entity';

const codeOf = ({ status, body }: TestAnswer) => [status, body.code];

describe('reports of viewers', () => {
  let test: TestApp;
  let show: LiveStreaming;
  let productId: number;
  let author: { id: number; headers: object };
  let owner: object;

  const report = (id: number, headers: object, reason = 'rude', source = 'chat') =>
    test.request('POST', '/api/writtenReport', { headers, body: { source, id, reason } });
  const view = async (name: string) =>
    (await test.request('GET', `/api/moderation?view=${name}&stage_id=${show.stage_id}`, { headers: owner })).body
      .data as Written[];
  const judge = (verdict: string, chat: number[], songs: number[] = []) =>
    test.request('POST', '/api/moderationJudge', { headers: owner, body: { verdict, chat, songs } });
  const seen = async () => {
    const path = `/api/liveStreamingCommentNowByStageId?stage_id=${show.stage_id}`;
    const { body } = await test.request('GET', path, { headers: author.headers });
    return [(body.data as { id: number }[]).map(({ id }) => id), body.total];
  };

  async function viewer() {
    const { id } = await makeUser(test.database.manager);
    const approved = { user_id: id, product_id: productId, approve_date: test.clock.today() };
    await makeOrder(test.database.manager, approved);
    return { id, headers: await test.signInAs('user', id) };
  }
  const say = () => makeLiveStreamingComment(test.database.manager, show, author.id);

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  beforeEach(async () => {
    test.clock.set('2026-11-28T20:00:00+07:00');
    const product = await makeProduct(test.database.manager);
    productId = product.id;
    show = await makeLiveStreaming(test.database.manager, {
      ...{ stage_id: product.stage_id ?? 0, live_streaming_comments: 1 },
    });
    author = await viewer();
  });
  afterAll(() => test.close());

  it('WATCH-05 a report has a message wait for personnel, who read how many and why; everybody still sees it', async () => {
    const { id } = await say();
    const [one, other] = [await viewer(), await viewer()];
    for (const reason of ['rude', 'spam']) expect((await report(id, one.headers, reason)).status).toBe(200);
    expect(await view('waiting')).toMatchObject([{ id, status: 'shown', reports: 1, report_reasons: ['rude'] }]);
    await report(id, other.headers, 'selling');
    const [reported] = await view('reported');
    expect([reported?.reports, [...(reported?.report_reasons ?? [])].sort()]).toEqual([2, ['rude', 'selling']]);
    expect(await seen()).toEqual([[id], 1]);
    await judge('pass', [id]);
    expect([await view('waiting'), await view('reported')]).toEqual([[], []]);
  });

  it('WATCH-05 reported by three it is hidden until personnel let it pass; then three others have to', async () => {
    const { id } = await say();
    const viewers = await Promise.all(Array.from({ length: 4 }, viewer));
    const [a, b, c, d] = viewers.map(({ headers }) => headers) as [object, object, object, object];
    await Promise.all([a, b, c].map((headers) => report(id, headers)));
    expect(await view('waiting')).toMatchObject([{ id, status: 'held', reason: 'reports', reports: 3 }]);
    expect(await seen()).toEqual([[], 0]);
    expect(codeOf(await report(id, d))).toEqual([404, 'NOT_FOUND']);
    await judge('pass', [id]);
    expect(await seen()).toEqual([[id], 1]);
    await Promise.all([a, b, c].map((headers) => report(id, headers)));
    expect([await view('waiting'), await seen()]).toEqual([[], [[id], 1]]);
    await report(id, d);
    expect(await view('waiting')).toMatchObject([{ status: 'shown', reports: 1 }]);
  });

  it('WATCH-06 a comment of a song is reported the same way', async () => {
    const song = await makeStageTime(test.database.manager, { stage_id: show.stage_id });
    const { id } = await makeStageTimeComment(test.database.manager, song, author.id);
    for (let count = 0; count < 3; count += 1) await report(id, (await viewer()).headers, 'other', 'songs');
    expect(await view('waiting')).toMatchObject([{ source: 'songs', id, status: 'held', reports: 3 }]);
    await judge('remove', [], [id]);
    expect([await view('waiting'), (await view('removed')).length]).toEqual([[], 1]);
  });

  it('WATCH-05 nobody reports their own words, the team’s, what they may not watch, or what is not there', async () => {
    const { id } = await say();
    const team = await makeLiveStreamingComment(test.database.manager, show, author.id, { user_id: null });
    const stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    const { headers } = await viewer();
    expect(codeOf(await report(id, author.headers))).toEqual([403, 'NOT_ALLOWED']);
    expect(codeOf(await report(team.id, headers))).toEqual([403, 'NOT_ALLOWED']);
    expect(codeOf(await report(id, stranger))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    expect(codeOf(await report(4e9, headers))).toEqual([404, 'NOT_FOUND']);
    expect((await report(id, headers, 'boring')).status).toBe(422);
    await test.database.manager.update(LiveStreamingComment, id, { live_streaming_comment_status: 'held' });
    expect(codeOf(await report(id, headers))).toEqual([404, 'NOT_FOUND']);
    expect(await test.database.manager.countBy(WrittenReport, { live_streaming_comment_id: id })).toBe(0);
  });

  it('WATCH-05 the owner alone says whether reports hide, and contacts and words of all shows wait', async () => {
    const rule = (body: object, headers = owner) => test.request('POST', '/api/holdingRules', { headers, body });
    const shop = await makePersonnel(test.database.manager, { role: 'shop' });
    const off = { hold_reported: 'N' };
    expect(codeOf(await rule(off, await test.signInAs('personnel', shop.id)))).toEqual([403, 'NOT_ALLOWED']);
    expect((await rule({ hold_reported: 'maybe' })).status).toBe(422);
    expect((await rule(off)).status).toBe(200);
    const { id } = await say();
    for (let count = 0; count < 3; count += 1) await report(id, (await viewer()).headers);
    expect(await view('waiting')).toMatchObject([{ id, status: 'shown', reports: 3 }]);

    const tell = async (live_streaming_comment: string) => {
      const body = { live_streaming_id: show.id, live_streaming_comment };
      return (await test.request('POST', '/api/liveStreamingComment', { headers: author.headers, body })).body.message;
    };
    expect(await tell('โทร 089-111-2222')).toContain('ทีมงานตรวจ');
    await rule({ hold_contacts: 'N' });
    expect(await tell('โทร 089-111-2222')).toBeUndefined();

    const forbid = (live_streaming_word: string, live_streaming_id: number | null) =>
      test.request('POST', '/api/liveStreamingWord', {
        headers: owner,
        body: { live_streaming_id, live_streaming_word },
      });
    await forbid('ลิปซิงก์', null);
    await forbid('ของปลอม', show.id);
    expect(await tell('วงนี้ลิปซิงก์')).toContain('ทีมงานตรวจ');
    await rule({ hold_words: 'N' });
    expect(await tell('วงนี้ลิปซิงก์ทั้งงาน')).toBeUndefined();
    expect(await tell('ของปลอมทั้งวง'), 'a word of the show').toContain('ทีมงานตรวจ');
    const { body } = await test.request('GET', '/api/holdingRules', { headers: owner });
    expect(body.data).toEqual({ hold_contacts: 'N', hold_words: 'N', hold_reported: 'N' });
    await rule({ hold_contacts: 'Y', hold_words: 'Y', hold_reported: 'Y' });
  });

  it('WATCH-05 ten reports a minute are enough for one viewer', async () => {
    const { headers } = await viewer();
    const ids = await Promise.all(Array.from({ length: 12 }, async () => (await say()).id));
    const statuses = await Promise.all(ids.map(async (id) => (await report(id, headers)).status));
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });
});
