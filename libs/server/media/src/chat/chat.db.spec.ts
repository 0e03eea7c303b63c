import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStage } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { AuditEntry, Config } from '@wethi/platform';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { LiveStreaming } from '../live/live-streaming.entity';
import { LiveStreams } from '../live/live-streams';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming } from '../testing/media.factory';
import type { ModeratedMessage, ShownMessage } from './live-streaming-comment.entity';

type Headers = { authorization: string };
const codeOf = ({ status, body }: TestAnswer) => [status, body.code];
const rowsOf = ({ body }: TestAnswer) => body.data as ShownMessage[];
const textsOf = (answer: TestAnswer) => rowsOf(answer).map((row) => row.live_streaming_comment);
const insertId = ({ body }: TestAnswer) => (body.data as { insertId: number }).insertId;

describe('chat of a live show', () => {
  let test: TestApp;
  let show: LiveStreaming;
  let productId: number;
  let owner: Headers;

  const get = (path: string, headers: object) => test.request('GET', `/api/${path}`, { headers });
  const post = (path: string, body: object, headers: object = owner) =>
    test.request('POST', `/api/${path}`, { headers, body });
  const now = (headers: object, query = '') =>
    get(`liveStreamingCommentNowByLiveStreamingId?live_streaming_id=${show.id}${query}`, headers);
  const say = (live_streaming_comment: unknown, headers: object) =>
    post('liveStreamingComment', { live_streaming_id: show.id, live_streaming_comment }, headers);
  const remove = (id: number, headers: object = owner) =>
    test.request('DELETE', `/api/liveStreamingComment?id=${id}`, { headers });

  async function viewer(columns: object = {}) {
    const user = await makeUser(test.database.manager, columns);
    const approved = { user_id: user.id, product_id: productId, approve_date: test.clock.today() };
    await makeOrder(test.database.manager, approved);
    return { ...user, headers: await test.signInAs('user', user.id) };
  }

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  beforeEach(async () => {
    test.clock.set('2026-11-28T20:00:00+07:00');
    const stage = await makeStage(test.database.manager);
    const product = await makeProduct(test.database.manager, { stage_id: stage.id, band_id: stage.band_id });
    productId = product.id;
    show = await makeLiveStreaming(test.database.manager, { stage_id: stage.id });
  });
  afterAll(() => test.close());

  it('WATCH-05 viewers read what others say, the newest last, with names and nothing else of them', async () => {
    const [author, reader] = [
      await viewer({ user_nickname: 'ต้นข้าว', user_email: 'rice@example.com' }),
      await viewer({ user_nickname: null }),
    ];
    expect((await say('  ขนลุก\u202e\r\n เลยค่ะ <b>1</b> ', author.headers)).status).toBe(200);
    await say('เห็นด้วย', reader.headers);
    const answer = await now(reader.headers);
    expect(answer.body.total).toBe(2);
    expect(rowsOf(answer)).toEqual([
      {
        ...{ id: expect.any(Number), create_at: expect.any(String), user_id: author.id, live_streaming_id: show.id },
        ...{ live_streaming_comment: 'ขนลุก เลยค่ะ <b>1</b>', user_nickname: 'ต้นข้าว', user_path: null },
      },
      expect.objectContaining({ user_nickname: `09x-xxx-${reader.user_tel.slice(-4)}` }),
    ]);
    expect(answer.raw.toString()).not.toMatch(new RegExp(`${author.user_tel}|${reader.user_tel}|rice@`));
  });

  it('WATCH-05 after_id goes on, before_id goes back, and every lookup answers the same messages', async () => {
    const { headers } = await viewer();
    const ids: number[] = [];
    for (const text of ['หนึ่ง', 'สอง', 'สาม', 'สี่']) ids.push(insertId(await say(text, headers)));
    expect(textsOf(await now(headers, '&limit=2'))).toEqual(['สาม', 'สี่']);
    expect(textsOf(await now(headers, `&limit=2&after_id=${ids[0]}`))).toEqual(['สอง', 'สาม']);
    expect(textsOf(await now(headers, `&limit=2&before_id=${ids[2]}`))).toEqual(['หนึ่ง', 'สอง']);
    const ofShow = `live_streaming_id=${show.id}`;
    const [ofStage, ofCourse] = [`stage_id=${show.stage_id}`, `courses_id=${productId}`];
    for (const call of [
      'Now?',
      `NowByStageId?${ofStage}`,
      `NowByCoursesId?${ofCourse}`,
      `NowByStageIdAndCoursesId?${ofStage}&${ofCourse}`,
      `NowByLiveStreamingIdAndCoursesId?${ofShow}&${ofCourse}`,
    ]) {
      const answer = await get(`liveStreamingComment${call}`, headers);
      expect([call, textsOf(answer), answer.body.total]).toEqual([call, ['หนึ่ง', 'สอง', 'สาม', 'สี่'], 4]);
    }
    const other = await makeLiveStreaming(test.database.manager, {
      stage_id: (await makeStage(test.database.manager)).id,
    });
    const foreign = `NowByLiveStreamingIdAndCoursesId?live_streaming_id=${other.id}&${ofCourse}`;
    expect((await get(`liveStreamingComment${foreign}`, headers)).status).toBe(404);
  });

  it('WATCH-05 who may not watch neither reads nor writes', async () => {
    const stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    expect(codeOf(await now(stranger))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    expect(codeOf(await say('สวัสดี', stranger))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    expect(codeOf(await now({}))).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await get('liveStreamingCommentNow', stranger)).body).toMatchObject({ data: [], total: 0 });
  });

  it('WATCH-05 it opens half an hour before and closes a quarter of an hour after the show', async () => {
    const { headers } = await viewer();
    const outcome = async (time: string) => {
      test.clock.set(`2026-11-28T${time}+07:00`);
      const { status, body } = await say('สวัสดี', headers);
      return body.code ?? status;
    };
    expect(await outcome('18:59:59')).toBe('CHAT_NOT_OPEN');
    const { CHAT_BEFORE_MINUTES: minutes } = test.get(Config);
    expect((await say('สวัสดี', headers)).body.message).toContain(`เปิดก่อนเริ่มแสดง ${minutes} นาที`);
    expect(await outcome('19:00:00')).toBe(200);
    expect(await outcome('22:15:00')).toBe(200);
    expect(await outcome('22:15:01')).toBe('CHAT_CLOSED');
    await test.get(LiveStreams).setLive(show.id, 'Y');
    expect(await outcome('23:30:00')).toBe(200);
    await post('liveStreamingEnd', { id: show.id });
    expect(await outcome('23:45:00')).toBe(200);
    expect(await outcome('23:45:01')).toBe('CHAT_CLOSED');
    expect(codeOf(await post('liveStreamingReopen', { id: show.id }))).toEqual([409, 'LIVE_END_KEPT']);
    expect((await say('ขอบคุณที่มานะคะ', owner)).status).toBe(200);
  });

  it('WATCH-04 an end is taken back within ten minutes, and each act has a trace', async () => {
    await post('liveStreamingEnd', { id: show.id });
    test.clock.advance(600);
    const reopened = await post('liveStreamingReopen', { id: show.id });
    expect((reopened.body.data as LiveStreaming).live_streaming_end_at).toBeNull();
    for (const action of ['end', 'reopen'])
      expect(
        await test.database.manager.existsBy(AuditEntry, { action, entity: 'LiveStreaming', entity_id: show.id }),
      ).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['signs that nobody sees', '\u200b\u2060\u202e'],
    ['10,000 characters', 'กขคง '.concat(Array.from({ length: 3_000 }, (_, n) => n).join(' '))],
    ['a number', 7],
    ['nothing at all', undefined],
  ])('WATCH-05 %s is no message', async (_, text) => {
    const answer = await say(text, (await viewer()).headers);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'live_streaming_comment']);
  });

  it('WATCH-05 the same word a hundred times is said three times', async () => {
    const { headers } = await viewer();
    await say('เอาอีก '.repeat(100), headers);
    expect(textsOf(await now(headers))).toEqual(['เอาอีก เอาอีก เอาอีก']);
  });

  it('WATCH-05 phones, links and forbidden words wait for personnel, who let them pass at their own time', async () => {
    const { headers } = await viewer();
    await post('liveStreamingWord', { live_streaming_id: show.id, live_streaming_word: 'ขายบัตรต่อ' });
    const held = ['โทร 089-111-2222', 'ดูฟรี https://x.example', 'ข า ย.บัตร ต่อ'];
    for (const text of held) expect((await say(text, headers)).body.message).toContain('ทีมงานตรวจ');
    await say('ไฟสวยมาก', headers);
    expect([textsOf(await now(headers)), (await now(headers)).body.total]).toEqual([['ไฟสวยมาก'], 1]);
    const waiting = await get(
      `liveStreamingComment?live_streaming_id=${show.id}&live_streaming_comment_status=held&sort=id`,
      owner,
    );
    const rows = waiting.body.data as ModeratedMessage[];
    expect(rows.map((row) => row.live_streaming_comment_reason)).toEqual(['phone', 'link', 'word']);
    await post('liveStreamingCommentShow', { id: rows[0]?.id });
    expect(textsOf(await now(headers))).toEqual([held[0], 'ไฟสวยมาก']);
    expect((await now(headers)).body.total).toBe(2);
  });

  it('WATCH-05 a show that holds nothing refuses them, and says why', async () => {
    const { headers } = await viewer();
    await post('liveStreaming', { id: show.id, live_streaming_hold: 'N' });
    const answer = await say('โทร 089-111-2222', headers);
    expect([answer.body.result, answer.body.code]).toEqual([false, 'CHAT_NOT_SENT']);
    expect(answer.body.message).toBe('ยังไม่ได้ส่ง เพราะมีเบอร์โทรศัพท์ แก้ข้อความแล้วส่งใหม่ได้เลย');
    expect((await get(`liveStreamingComment?live_streaming_id=${show.id}`, owner)).body.total).toBe(0);
  });

  it('WATCH-05 a word of the show holds nothing elsewhere; one of all shows is the owner’s', async () => {
    const shop = await test.signInAs('personnel', (await makePersonnel(test.database.manager, { role: 'shop' })).id);
    const word = { live_streaming_word: 'ลิปซิงก์' };
    expect(codeOf(await post('liveStreamingWord', word, shop))).toEqual([403, 'NOT_ALLOWED']);
    const { headers } = await viewer();
    expect((await say('ลิปซิงก์', headers)).body.message).toBeUndefined();
    expect((await post('liveStreamingWord', word)).status).toBe(200);
    expect((await say('ลิป ซิงก์', headers)).body.message).toBeDefined();
  });

  it('WATCH-05 slow mode lets one message pass in its time', async () => {
    const [eager, calm] = [await viewer(), await viewer()];
    await post('liveStreaming', { id: show.id, live_streaming_slow: 30 });
    expect((await say('หนึ่ง', eager.headers)).status).toBe(200);
    const second = await say('สอง', eager.headers);
    expect(codeOf(second)).toEqual([429, 'CHAT_SLOW']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(25);
    expect((await say('หนึ่ง', calm.headers)).status).toBe(200);
    await post('liveStreaming', { id: show.id, live_streaming_slow: 0 });
    expect((await say('สอง', eager.headers)).status).toBe(200);
  });

  it('WATCH-05 twenty messages a minute are enough for one viewer', async () => {
    const { headers } = await viewer();
    const statuses = await Promise.all(Array.from({ length: 22 }, async () => (await say('เย้', headers)).status));
    expect(statuses.sort()).toEqual([...Array<number>(20).fill(200), 429, 429]);
  });

  it('WATCH-05 who is muted reads until when and why, goes on reading, and writes again afterwards', async () => {
    const { id, headers } = await viewer({ user_nickname: 'บัตรถูก1' });
    const mute = { user_id: id, live_streaming_id: show.id, live_streaming_mute_reason: 'ขายบัตรต่อ', minutes: 10 };
    expect((await post('liveStreamingMute', mute)).status).toBe(200);
    const answer = await say('ทำไมล่ะ', headers);
    expect(codeOf(answer)).toEqual([403, 'CHAT_MUTED']);
    expect(answer.body.data).toEqual({ id: expect.any(Number), until: '2026-11-28T13:10:00.000Z', reason: 'ขายบัตรต่อ' });
    expect((await now(headers)).status).toBe(200);
    const list = await get(`liveStreamingMuteByLiveStreamingId?live_streaming_id=${show.id}`, owner);
    expect(list.body.data).toMatchObject([{ user_id: id, user_nickname: 'บัตรถูก1' }]);
    test.clock.advance(601);
    expect((await say('ขอโทษค่ะ', headers)).status).toBe(200);
    const everywhere = { user_id: id, live_streaming_mute_reason: 'ส่งซ้ำ ๆ' };
    expect((await post('liveStreamingMute', everywhere)).body.errors?.[0]?.field).toBe('minutes');
    await post('liveStreamingMute', { ...everywhere, minutes: 30 });
    expect(codeOf(await say('อีกครั้ง', headers))).toEqual([403, 'CHAT_MUTED']);
  });

  it('WATCH-05 personnel take a message away and bring it back, with a trace', async () => {
    const { headers } = await viewer();
    const id = insertId(await say('ของปลอมทั้งวง', headers));
    expect((await remove(id, headers)).status).toBe(403);
    for (const _ of [1, 2]) expect((await remove(id)).status).toBe(200);
    expect((await now(headers)).body).toMatchObject({ data: [], total: 0 });
    await post('liveStreamingCommentShow', { id });
    expect((await now(headers)).body.total).toBe(1);
    for (const action of ['remove', 'show']) {
      const trace = { action, entity: 'LiveStreamingComment', entity_id: id, actor_id: 1 };
      expect(await test.database.manager.countBy(AuditEntry, trace)).toBe(1);
    }
  });

  it('WATCH-05 a message that several people judge at once is counted once', async () => {
    const { headers } = await viewer();
    const ids = await Promise.all([1, 2, 3].map(async (place) => insertId(await say(`เพลง ${place}`, headers))));
    for (const judge of [(id: number) => remove(id), (id: number) => post('liveStreamingCommentShow', { id })])
      await Promise.all(ids.flatMap((id) => [judge(id), judge(id), judge(id)]));
    const { live_streaming_comments } = await test.database.manager.findOneByOrFail(LiveStreaming, { id: show.id });
    expect(live_streaming_comments).toBe(3);
  });

  it('WATCH-05 messages of one moment are each written at the first try', async () => {
    let rollbacks = 0;
    const nothing = () => undefined;
    const { logger } = test.database;
    const logQuery = (text: string) => void (rollbacks += Number(text === 'ROLLBACK'));
    Object.assign(test.database, { logger: { logQuery, logQueryError: nothing, logQuerySlow: nothing } });
    await Promise.all(Array.from({ length: 40 }, (_, place) => say(`เพลงที่ ${place}`, owner)));
    Object.assign(test.database, { logger });
    expect([(await now(owner)).body.total, rollbacks]).toEqual([40, 0]);
  });

  it('WATCH-05 a band moderates its own shows only, and writes in its team’s name', async () => {
    const { headers } = await viewer();
    const id = insertId(await say('สวัสดี', headers));
    const person = async (band_id: number) =>
      test.signInAs('personnel', (await makePersonnel(test.database.manager, { role: 'band', band_id })).id);
    const [own, rival] = [await person(show.band_id), await person((await makeStage(test.database.manager)).band_id)];
    expect((await remove(id, rival)).status).toBe(404);
    expect((await post('liveStreamingCommentShow', { id }, rival)).status).toBe(404);
    expect((await get('liveStreamingComment', rival)).body.total).toBe(0);
    expect((await say('แอบเข้ามา', rival)).status).toBe(403);
    expect((await say('ขอบคุณค่ะ', own)).status).toBe(200);
    expect(rowsOf(await now(headers)).at(-1)).toMatchObject({
      user_id: null,
      user_nickname: expect.stringMatching(/^ทีมงาน/),
    });
    expect((await remove(id, own)).status).toBe(200);
  });

  it('WATCH-05 personnel see the team’s messages under the name of the band as viewers do', async () => {
    const { headers } = await viewer({ user_nickname: 'ต้นข้าว' });
    await say('สวัสดีค่ะ', headers);
    const team = insertId(await say('ขอบคุณค่ะ', owner));
    const signed = ({ id, user_nickname, user_path }: ShownMessage) => ({ id, user_nickname, user_path });
    const seen = rowsOf(await now(headers))
      .slice(-2)
      .map(signed);
    expect(seen).toMatchObject([
      { user_nickname: 'ต้นข้าว' },
      { id: team, user_nickname: expect.stringMatching(/^ทีมงาน./) },
    ]);
    const list = rowsOf(await get('liveStreamingComment?sort=-id&limit=2', owner));
    expect(list.map(signed).reverse()).toEqual(seen);
    await remove(team, owner);
    await post('liveStreamingCommentShow', { id: team }, owner);
    expect(
      rowsOf(await now(headers))
        .slice(-2)
        .map(signed),
    ).toEqual(seen);
  });
});
