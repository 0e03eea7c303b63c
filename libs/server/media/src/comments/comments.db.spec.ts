import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeBand, makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { Stage, type StageTime } from '@wethi/catalog';
import { makeOrder } from '@wethi/orders/testing';
import { AuditEntry } from '@wethi/platform';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { StageTimeComment, type ShownComment } from './stage-time-comment.entity';
import { LiveStreamingMute } from '../chat/live-streaming-mute.entity';
import { makeLiveStreaming, makeStageTimeComment } from '../testing/media.factory';

const codeOf = ({ status, body }: TestAnswer) => [status, body.code];
const rowsOf = ({ body }: TestAnswer) => body.data as ShownComment[];
const idsOf = (answer: TestAnswer) => rowsOf(answer).map(({ id }) => id);

describe('comments of songs', () => {
  let test: TestApp;
  let productId: number;
  let song: StageTime;
  let otherSong: StageTime;

  const read = (call: string, headers: object = {}) => test.request('GET', `/api/stageTimeComment${call}`, { headers });
  const write = (headers: object, body: object) => test.request('POST', '/api/stageTimeComment', { headers, body });
  const remove = (headers: object, id: number) => test.request('DELETE', `/api/stageTimeComment?id=${id}`, { headers });
  const say = (user_id: number, item = song) => makeStageTimeComment(test.database.manager, item, user_id);

  const statusesLeft = async () => {
    const rows = await test.database.manager.find(StageTimeComment, { order: { id: 'ASC' } });
    return rows.map((row) => [row.id, row.stage_time_comment_status, row.stage_time_comment_removed_at]);
  };

  async function viewer(columns: object = {}) {
    const user = await makeUser(test.database.manager, columns);
    await makeOrder(test.database.manager, {
      user_id: user.id,
      product_id: productId,
      approve_date: test.clock.today(),
    });
    return { ...user, headers: await test.signInAs('user', user.id) };
  }

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_status: 'replay' });
    productId = product.id;
    song = await makeStageTime(manager, { stage_id: product.stage_id ?? 0 });
    otherSong = await makeStageTime(manager, { stage_id: product.stage_id ?? 0 });
  });
  beforeEach(async () => {
    test.clock.set('2026-11-28T20:00:00+07:00');
    await test.database.manager.deleteAll(StageTimeComment);
  });
  afterAll(() => test.close());

  it('WATCH-06 a viewer says something about a song; others see it with their name and picture, and nothing else of them', async () => {
    const [author, nameless, reader] = [
      await viewer({ user_nickname: 'ต้นข้าว', user_path: 'user/a.webp', user_email: 'rice@example.com' }),
      await viewer({ user_nickname: null }),
      await viewer(),
    ];
    const text = { stage_time_id: song.id, stage_time_comment: '  ขนลุก\u202e\n เลยค่ะ <b>1</b> ' };
    const { body } = await write(author.headers, { ...text, user_id: reader.id, stage_id: 99, create_by: 1 });
    await write(nameless.headers, { ...text, stage_time_comment: 'เห็นด้วยครับ' });
    const answer = await read(`NowByStageTimeId?stage_time_id=${song.id}`, reader.headers);
    expect(answer.body.total).toBe(2);
    expect(rowsOf(answer)).toEqual([
      {
        ...{ id: (body.data as { insertId: number }).insertId, user_id: author.id, create_at: expect.any(String) },
        ...{ stage_id: song.stage_id, stage_time_id: song.id, stage_time_comment: 'ขนลุก เลยค่ะ <b>1</b>' },
        stage_time_comment_second: null,
        stage_time_comment_answer: null,
        ...{ user_nickname: 'ต้นข้าว', user_path: 'user/a.webp' },
      },
      expect.objectContaining({ user_nickname: `09x-xxx-${nameless.user_tel.slice(-4)}`, user_path: null }),
    ]);
    expect(answer.raw.toString()).not.toMatch(new RegExp(`${author.user_tel}|${nameless.user_tel}|rice@`));
  });

  it('WATCH-06 Now answers the newest, newest last; after_id goes on, before_id goes back', async () => {
    const { id, headers } = await viewer();
    const ids: number[] = [];
    for (let said = 0; said < 25; said += 1) ids.push((await say(id)).id);
    const now = (more = '') => read(`NowByStageTimeId?stage_time_id=${song.id}${more}`, headers);
    expect([idsOf(await now()), (await now()).body.total]).toEqual([ids.slice(-20), 25]);
    expect(idsOf(await now(`&after_id=${ids[2]}&limit=3`))).toEqual(ids.slice(3, 6));
    expect(idsOf(await now(`&after_id=${ids[24]}`))).toEqual([]);
    expect(idsOf(await now(`&before_id=${ids[5]}&limit=3`))).toEqual(ids.slice(2, 5));
  });

  it('WATCH-06 Now is of a song, of a stage, or of every stage that the viewer may watch', async () => {
    const { manager } = test.database;
    const { id, headers } = await viewer();
    const elsewhere = await makeStageTime(manager);
    const [here, there, foreign] = [await say(id), await say(id, otherSong), await say(id, elsewhere)];
    const now = async (call: string, as: object) => idsOf(await read(call, as));
    expect(await now(`NowByStageTimeId?stage_time_id=${song.id}`, headers)).toEqual([here.id]);
    expect(await now(`NowByStageId?stage_id=${song.stage_id}`, headers)).toEqual([here.id, there.id]);
    expect(await now('Now', headers)).toEqual([here.id, there.id]);
    const personnel = await test.signInAs('personnel', (await makePersonnel(manager)).id);
    expect(await now('Now', personnel)).toEqual([here.id, there.id, foreign.id]);
    expect(await now('Now', await test.signInAs('user', (await makeUser(manager)).id))).toEqual([]);
    expect(rowsOf(await read(`ById?id=${here.id}`, headers))).toMatchObject({ stage_time_comment: 'ชอบท่อนนี้มากค่ะ' });
  });

  it('WATCH-06 personnel find comments by words and by the names of their authors', async () => {
    const [rice, other] = [await viewer({ user_nickname: 'ต้นข้าว%' }), await viewer({ user_nickname: 'ฝ้าย' })];
    const [named, said, neither] = [await say(rice.id), await say(other.id), await say(other.id)];
    await test.database.manager.update(StageTimeComment, said.id, { stage_time_comment: 'ต้นข้าว%ร้องดี' });
    const personnel = await test.signInAs('personnel', (await makePersonnel(test.database.manager)).id);
    const found = async (q: string) => idsOf(await read(`?q=${encodeURIComponent(q)}`, personnel));
    expect(await found('ต้นข้าว%')).toEqual([said.id, named.id]);
    expect(await found(' ฝ้าย ')).toEqual([neither.id, said.id]);
    expect([await found('%ข้าวต้น'), (await found('')).length]).toEqual([[], 3]);
  });

  it('WATCH-06 who is muted in all shows writes below no song until it ends; one show alone is another matter', async () => {
    const { id, headers } = await viewer();
    const { manager } = test.database;
    const show = await makeLiveStreaming(manager, { stage_id: song.stage_id });
    const mute = { user_id: id, live_streaming_mute_reason: 'ใช้คำไม่สุภาพ' };
    const say = () => write(headers, { stage_time_id: song.id, stage_time_comment: 'อีกครั้งครับ' });
    await manager.save(manager.create(LiveStreamingMute, { ...mute, live_streaming_id: show.id }));
    expect((await say()).status).toBe(200);
    const live_streaming_mute_until = new Date(test.clock.now().getTime() + 60_000);
    await manager.save(manager.create(LiveStreamingMute, { ...mute, live_streaming_mute_until }));
    const answer = await say();
    expect(codeOf(answer)).toEqual([403, 'CHAT_MUTED']);
    expect(answer.body.data).toEqual({ until: live_streaming_mute_until.toISOString(), reason: 'ใช้คำไม่สุภาพ' });
    expect((await read(`NowByStageTimeId?stage_time_id=${song.id}`, headers)).body.total).toBe(1);
    test.clock.advance(61);
    expect((await say()).status).toBe(200);
  });

  it('WATCH-06 who may not watch the stage neither reads nor writes; when the time is over, nobody does', async () => {
    const { id, headers } = await viewer();
    const { id: comment } = await say(id);
    const stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    const calls = [
      `NowByStageTimeId?stage_time_id=${song.id}`,
      `NowByStageId?stage_id=${song.stage_id}`,
      `ById?id=${comment}`,
    ];
    const body = { stage_time_id: song.id, stage_time_comment: 'สวัสดีค่ะ' };
    for (const call of calls) expect(codeOf(await read(call, stranger))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    expect(codeOf(await write(stranger, body))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    expect(codeOf(await read('Now'))).toEqual([401, 'NOT_SIGNED_IN']);
    test.clock.set('2026-12-03T00:00:00+07:00');
    for (const call of calls) expect(codeOf(await read(call, headers))).toEqual([403, 'VIDEO_WINDOW_OVER']);
    expect(codeOf(await write(headers, body))).toEqual([403, 'VIDEO_WINDOW_OVER']);
    expect((await read('Now', headers)).body).toMatchObject({ data: [], total: 0 });
  });

  it('WATCH-06 only the author and personnel take a comment away, personnel with a trace', async () => {
    const [author, other] = [await viewer(), await viewer()];
    const [first, second] = [await say(author.id), await say(author.id)];
    expect(codeOf(await remove(other.headers, first.id))).toEqual([403, 'NOT_ALLOWED']);
    expect((await remove(author.headers, first.id)).status).toBe(200);
    expect((await remove(author.headers, first.id)).status).toBe(404);
    const { id } = await makePersonnel(test.database.manager);
    expect((await remove(await test.signInAs('personnel', id), second.id)).status).toBe(200);
    expect((await remove(await test.signInAs('personnel', id), second.id)).status).toBe(200);
    const trace = { action: 'delete', entity: 'StageTimeComment', entity_id: second.id, actor_id: id };
    expect(await test.database.manager.findOneBy(AuditEntry, trace)).not.toBeNull();
    expect(await test.database.manager.countBy(AuditEntry, trace)).toBe(1);
    expect(rowsOf(await read('Now', author.headers))).toEqual([]);
    expect((await read(`ById?id=${second.id}`, author.headers)).status).toBe(404);
    expect(await statusesLeft()).toEqual([[second.id, 'removed', test.clock.now()]]);
  });

  it('WATCH-06 personnel read and search comments of every state, answer them, and bring removed ones back', async () => {
    const { manager } = test.database;
    const author = await viewer({ user_nickname: 'ต้นข้าว' });
    const [first, second] = [await say(author.id), await say(author.id)];
    const shop = await test.signInAs('personnel', (await makePersonnel(manager, { role: 'shop' })).id);
    const post = (call: string, body: object, headers: object = shop) =>
      test.request('POST', `/api/stageTimeComment${call}`, { headers, body });
    await remove(shop, first.id);
    const list = async (query: string) => rowsOf(await read(query, shop));
    expect(await list('?q=ท่อนนี้')).toMatchObject([
      { id: second.id, stage_time_comment_status: 'shown', user_nickname: 'ต้นข้าว' },
      { id: first.id, stage_time_comment_status: 'removed' },
    ]);
    expect(await list('?stage_time_comment_status=shown')).toMatchObject([{ id: second.id }]);
    expect(await list('?q=ไม่มีใครพูด')).toEqual([]);

    expect((await post('Show', { id: first.id })).status).toBe(200);
    expect((await post('Answer', { id: first.id, stage_time_comment_answer: '  ขอบคุณค่ะ ' })).status).toBe(200);
    const answerOf = async () => rowsOf(await read('Now', author.headers)).map((row) => row.stage_time_comment_answer);
    expect(await answerOf()).toEqual(['ขอบคุณค่ะ', null]);
    expect((await post('Answer', { id: first.id, stage_time_comment_answer: '' })).status).toBe(200);
    expect(await answerOf()).toEqual([null, null]);
    const longest = 'ก'.repeat(201);
    expect((await post('Answer', { id: first.id, stage_time_comment_answer: longest })).status).toBe(422);
    expect(codeOf(await post('Show', { id: first.id }, author.headers))).toEqual([403, 'NOT_ALLOWED']);
    expect(await statusesLeft()).toEqual([
      [first.id, 'shown', null],
      [second.id, 'shown', null],
    ]);
  });

  it('WATCH-06 CAT-03 a band reads and judges the comments of its own shows alone', async () => {
    const { manager } = test.database;
    const { id } = await say((await viewer()).id);
    const stage = await manager.findOneByOrFail(Stage, { id: song.stage_id });
    const as = async (band_id: number) =>
      test.signInAs('personnel', (await makePersonnel(manager, { role: 'band', band_id })).id);
    const [own, rival] = [await as(stage.band_id), await as((await makeBand(manager)).id)];
    const body = { id, stage_time_comment_answer: 'ขอบคุณค่ะ' };
    const answer = (headers: object) => test.request('POST', '/api/stageTimeCommentAnswer', { headers, body });
    expect([idsOf(await read('', own)), idsOf(await read('', rival))]).toEqual([[id], []]);
    expect([(await answer(rival)).status, (await answer(own)).status]).toEqual([404, 200]);
    expect([(await remove(rival, id)).status, (await remove(own, id)).status]).toEqual([404, 200]);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   \n '],
    ['signs that nobody sees', '\u200b\u2060\u202e'],
    ['201 characters', 'ก'.repeat(201)],
    ['a number', 7],
  ])('WATCH-06 %s is no comment', async (_, stage_time_comment) => {
    const answer = await write((await viewer()).headers, { stage_time_id: song.id, stage_time_comment });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'stage_time_comment']);
  });

  it('WATCH-06 200 characters are a comment; a song that does not exist has none', async () => {
    const { headers } = await viewer();
    const longest = 'ก'.repeat(200);
    expect((await write(headers, { stage_time_id: song.id, stage_time_comment: longest })).status).toBe(200);
    expect((await write(headers, { stage_time_id: 4e9, stage_time_comment: 'ก' })).status).toBe(404);
  });

  it('WATCH-06 a phone, a link or a word of the central list waits for personnel, and its author is told', async () => {
    const { headers } = await viewer();
    const { manager } = test.database;
    const word = { live_streaming_word: 'ขายบัตรต่อ' };
    await test.request('POST', '/api/liveStreamingWord', { headers: await test.signInAs('personnel', 1), body: word });
    for (const stage_time_comment of ['โทร 089-111-2222', 'ดูที่ youtu.be/x', 'ขาย.บัตร ต่อ', 'ขาย\u200bบัตร\u200dต่อ'])
      expect((await write(headers, { stage_time_id: song.id, stage_time_comment })).body.message).toContain(
        'ทีมงานตรวจ',
      );
    expect((await write(headers, { stage_time_id: song.id, stage_time_comment: 'ขนลุก' })).body.message).toBeUndefined();
    expect(rowsOf(await read('Now', headers)).map((row) => row.stage_time_comment)).toEqual(['ขนลุก']);
    const held = await manager.find(StageTimeComment, {
      where: { stage_time_comment_waits: 'Y' },
      order: { id: 'ASC' },
    });
    expect(held.map((row) => [row.stage_time_comment_status, row.stage_time_comment_reason])).toEqual([
      ['held', 'phone'],
      ['held', 'link'],
      ['held', 'word'],
      ['held', 'word'],
    ]);
    expect(held[3]?.stage_time_comment).toBe('ขายบัตร\u200dต่อ');
  });

  it('WATCH-06 marks in a tower over a letter do not cover the comments above', async () => {
    const { headers } = await viewer();
    await write(headers, { stage_time_id: song.id, stage_time_comment: `ก${'\u0e49'.repeat(50)}` });
    expect(rowsOf(await read('Now', headers)).at(-1)?.stage_time_comment).toBe(`ก${'\u0e49'.repeat(3)}`);
  });

  it('WATCH-06 ten comments a minute are enough for one viewer', async () => {
    const [eager, calm] = [await viewer(), await viewer()];
    const body = { stage_time_id: song.id, stage_time_comment: 'เย้' };
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await write(eager.headers, body)).status),
    );
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect((await write(eager.headers, body)).headers['retry-after']).toBe('6');
    expect((await write(calm.headers, body)).status).toBe(200);
    test.clock.advance(61);
    expect((await write(eager.headers, body)).status).toBe(200);
  });
});
