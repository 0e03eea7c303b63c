import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStage, makeStageTime } from '@wethi/catalog/testing';
import type { StageTime } from '@wethi/catalog';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, EventStreamClient, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { LiveStreamingComment } from '../chat/live-streaming-comment.entity';
import { LiveStreamingMute } from '../chat/live-streaming-mute.entity';
import { StageTimeComment } from '../comments/stage-time-comment.entity';
import type { LiveStreaming } from '../live/live-streaming.entity';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming, makeLiveStreamingComment, makeStageTimeComment } from '../testing/media.factory';
import type { ModerationFigures } from './moderation-figures.dto';
import type { PersonWritten } from './person.dto';
import type { Written } from './written.dto';

const HELD = { live_streaming_comment_status: 'held', live_streaming_comment_waits: 'Y' } as const;
const rowsOf = ({ body }: TestAnswer) => body.data as Written[];
const textsOf = (answer: TestAnswer) => rowsOf(answer).map(({ text }) => text);

describe('all that viewers write, in one list', () => {
  let test: TestApp;
  let show: LiveStreaming;
  let song: StageTime;
  let person: number;
  let owner: object;

  const get = (path: string, headers: object = owner) => test.request('GET', `/api/moderation${path}`, { headers });
  const list = (query: string, headers?: object) => get(`?${query}`, headers);
  const judge = (verdict: string, chat: number[], songs: number[], headers: object = owner) =>
    test.request('POST', '/api/moderationJudge', { headers, body: { verdict, chat, songs } });
  const figures = async (headers?: object) => (await get('Figures', headers)).body.data as ModerationFigures;
  const as = async (band_id: number) =>
    test.signInAs('personnel', (await makePersonnel(test.database.manager, { role: 'band', band_id })).id);

  const ago = (minutes: number) => new Date(test.clock.now().getTime() - minutes * 60_000);
  const say = (text: string, minutes: number, columns: Partial<LiveStreamingComment> = {}, where = show) =>
    makeLiveStreamingComment(test.database.manager, where, person, {
      ...{ live_streaming_comment: text, create_at: ago(minutes), ...columns },
    });
  const comment = (text: string, minutes: number, columns: Partial<StageTimeComment> = {}) =>
    makeStageTimeComment(test.database.manager, song, person, {
      ...{ stage_time_comment: text, create_at: ago(minutes), ...columns },
    });

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  beforeEach(async () => {
    test.clock.set('2026-11-28T20:00:00+07:00');
    const { manager } = test.database;
    for (const entity of [LiveStreamingComment, StageTimeComment, LiveStreamingMute]) await manager.deleteAll(entity);
    const stage = await makeStage(manager, { stage_title: 'คืนเดียวใต้แสงไฟ' });
    show = await makeLiveStreaming(manager, { stage_id: stage.id, live_streaming_comments: 200 });
    song = await makeStageTime(manager, { stage_id: stage.id, stage_detail_time_title: 'แสงใต้น้ำ' });
    person = (await makeUser(manager, { user_nickname: 'ต้นข้าว' })).id;
  });
  afterAll(() => test.close());

  it('WATCH-05 WATCH-06 messages of chats and comments of songs stand together, the newest first, a page at a time', async () => {
    await say('หนึ่ง', 50);
    await comment('สอง', 40);
    await say('สาม', 30);
    await comment('สี่ ในเวลาเดียวกัน', 20);
    await say('ห้า ในเวลาเดียวกัน', 20);
    const all = ['ห้า ในเวลาเดียวกัน', 'สี่ ในเวลาเดียวกัน', 'สาม', 'สอง', 'หนึ่ง'];
    expect(textsOf(await list('view=latest'))).toEqual(all);
    for (const limit of [1, 2, 3]) {
      const seen: string[] = [];
      let next: unknown = '';
      for (let pages = 0; next !== null && pages < 9; pages += 1) {
        const answer = await list(`view=latest&limit=${limit}${next ? `&before=${String(next)}` : ''}`);
        seen.push(...textsOf(answer));
        next = answer.body['next'];
      }
      expect([limit, seen]).toEqual([limit, all]);
    }
  });

  it('WATCH-05 a row says who wrote what of which show and song, why it waits, and which word it has', async () => {
    await test.request('POST', '/api/liveStreamingWord', { headers: owner, body: { live_streaming_word: 'แอดไลน์' } });
    await say('ทักมา แอด ไลน์ได้เลย', 1, { ...HELD, live_streaming_comment_reason: 'word' });
    await comment('ขนลุก', 2, { stage_time_comment_answer: 'ขอบคุณค่ะ' });
    expect(rowsOf(await list('view=waiting'))).toEqual([
      {
        ...{ source: 'chat', id: expect.any(Number), create_at: expect.any(String), text: 'ทักมา แอด ไลน์ได้เลย' },
        ...{ user_id: person, user_nickname: 'ต้นข้าว', user_path: null, status: 'held', reason: 'word' },
        ...{ word: 'แอด ไลน์', reports: 0, report_reasons: [], stage_id: show.stage_id, stage_title: 'คืนเดียวใต้แสงไฟ' },
        ...{ live_streaming_id: show.id, song_title: null, answer: null, answered_by: null, removed_by: null },
      },
    ]);
    expect(rowsOf(await list('view=latest'))).toMatchObject([
      {
        source: 'songs',
        song_title: 'แสงใต้น้ำ',
        live_streaming_id: null,
        answer: 'ขอบคุณค่ะ',
        answered_by: expect.stringMatching(/^ทีมงาน./),
        word: null,
      },
    ]);
  });

  it('WATCH-05 views, sources, shows and words each leave what they name', async () => {
    const other = await makeLiveStreaming(test.database.manager, {
      stage_id: (await makeStage(test.database.manager)).id,
    });
    await say('กันไว้', 5, HELD);
    await say('ที่อื่น', 4, {}, other);
    const reported = { stage_time_comment_reports: 2, stage_time_comment_waits: 'Y' } as const;
    await comment('ถูกรายงาน', 3, reported);
    const { id } = await say('ลบแล้ว', 2);
    expect((await judge('remove', [id], [])).status).toBe(200);
    expect(textsOf(await list('view=waiting'))).toEqual(['ถูกรายงาน', 'กันไว้']);
    expect(textsOf(await list('view=reported'))).toEqual(['ถูกรายงาน']);
    expect(textsOf(await list('view=latest'))).toEqual(['ลบแล้ว', 'ที่อื่น']);
    expect(textsOf(await list('view=waiting&source=chat'))).toEqual(['กันไว้']);
    expect(textsOf(await list(`view=latest&stage_id=${other.stage_id}`))).toEqual(['ที่อื่น']);
    expect(textsOf(await list(`view=latest&q=${encodeURIComponent('ที่')}`))).toEqual(['ที่อื่น']);
    expect(textsOf(await list(`view=latest&q=${encodeURIComponent('ต้นข้าว')}`))).toHaveLength(2);
    expect(rowsOf(await list('view=removed'))).toMatchObject([{ text: 'ลบแล้ว', removed_by: expect.any(String) }]);
    expect(await figures()).toMatchObject({ waiting: 2, reported: 1 });
  });

  it('WATCH-05 one verdict is given about several at once, or about none of them', async () => {
    const [message, below] = [await say('กันไว้', 5, HELD), await comment('แสดง', 4)];
    expect((await judge('remove', [message.id], [below.id, 4e9])).status).toBe(404);
    expect(textsOf(await list('view=removed'))).toEqual([]);
    expect((await judge('remove', [message.id], [below.id])).status).toBe(200);
    expect(textsOf(await list('view=removed')).sort()).toEqual(['กันไว้', 'แสดง']);
    expect((await judge('restore', [message.id], [below.id])).status).toBe(200);
    expect([textsOf(await list('view=waiting')), textsOf(await list('view=latest'))]).toEqual([['กันไว้'], ['แสดง']]);
    await judge('pass', [message.id], []);
    expect(textsOf(await list('view=latest'))).toEqual(['แสดง', 'กันไว้']);
  });

  it.each([
    ['an unknown verdict', { verdict: 'burn', chat: [1], songs: [] }],
    ['more than a page', { verdict: 'remove', chat: Array.from({ length: 101 }, (_, id) => id + 1), songs: [] }],
    ['ids that are none', { verdict: 'remove', chat: ['1 OR 1'], songs: [] }],
  ])('WATCH-05 %s is refused', async (_, body) => {
    expect((await test.request('POST', '/api/moderationJudge', { headers: owner, body })).status).toBe(422);
  });

  it('WATCH-05 the figures are of seven days', async () => {
    const week = 7 * 24 * 60;
    await say('เก่า', week + 1);
    await say('ผ่าน', 5, { live_streaming_comment_reason: 'link' });
    await say('กันไว้', 5, { ...HELD, live_streaming_comment_reason: 'phone' });
    await comment('ลบ', 4, { stage_time_comment_status: 'removed', stage_time_comment_reason: 'word' });
    const mute = { user_id: person, live_streaming_mute_reason: 'x', create_at: ago(1) };
    await test.database.manager.insert(LiveStreamingMute, [mute, { ...mute }, { ...mute, create_at: ago(week + 1) }]);
    expect(await figures()).toEqual({
      ...{ waiting: 1, reported: 0 },
      week: { written: 3, held: 3, passed: 1, removed: 1, muted: 1 },
    });
  });

  it('WATCH-05 CAT-03 a band sees, counts, judges and downloads what was written at its own shows', async () => {
    const [message, below] = [await say('กันไว้', 5, HELD), await comment('แสดง', 4)];
    const [own, rival] = [await as(show.band_id), await as((await makeStage(test.database.manager)).band_id)];
    for (const [headers, expected] of [
      [own, [['กันไว้'], ['แสดง'], 1, true]],
      [rival, [[], [], 0, false]],
    ] as const) {
      const seen = [await list('view=waiting', headers), await list('view=latest', headers)].map(textsOf);
      const { waiting } = await figures(headers);
      const file = await get('File?view=latest&format=csv&column=text', headers);
      expect([...seen, waiting, file.raw.toString().includes('แสดง')]).toEqual(expected);
    }
    expect((await judge('remove', [message.id], [below.id], rival)).status).toBe(404);
    expect((await get(`Person?user_id=${person}`, rival)).status).toBe(404);
    expect((await judge('remove', [message.id], [below.id], own)).status).toBe(200);
  });

  it('WATCH-05 of a person it says since when, what they bought and wrote, and what had to be judged', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { stage_id: show.stage_id, band_id: show.band_id });
    await makeOrder(manager, { user_id: person, product_id: product.id, approve_date: '2026-11-20' });
    await say('เก่า', 25 * 60);
    await say('กันไว้', 5, HELD);
    await comment('ลบแล้ว', 4, { stage_time_comment_status: 'removed' });
    await comment('แสดง', 3);
    const { body } = await get(`Person?user_id=${person}`);
    expect(body.data as PersonWritten).toMatchObject({
      ...{ user_nickname: 'ต้นข้าว', bought: 1, written: 4, removed: 1, mutes: 0, lately: 2 },
      notable: [{ text: 'ลบแล้ว' }, { text: 'กันไว้' }],
    });
    expect((await get('Person?user_id=4000000000')).status).toBe(404);
  });

  it('WATCH-05 the whole list is a file, in words', async () => {
    await comment('ขนลุก', 1);
    for (let minutes = 2; minutes < 130; minutes += 1) await say(`ข้อความ ${minutes}`, minutes);
    const columns = ['source:ที่มา', 'stage_title:งานแสดง', 'text:ข้อความ', 'status:สถานะ'];
    const query = columns.map((column) => `column=${encodeURIComponent(column)}`).join('&');
    const file = (await get(`File?view=latest&format=csv&${query}`)).raw.toString();
    const lines = file.trim().split(/\r?\n/);
    expect(lines.slice(0, 2).map((line) => line.replace('\ufeff', ''))).toEqual([
      'ที่มา,งานแสดง,ข้อความ,สถานะ',
      'ความคิดเห็น,คืนเดียวใต้แสงไฟ,ขนลุก,แสดง',
    ]);
    expect([lines.length, new Set(lines).size]).toEqual([130, 130]);
  });

  it('WATCH-05 personnel hear at once that something was written, a band of its own shows alone', async () => {
    const address = await test.listen();
    const headers = [owner, await as(show.band_id), await as((await makeStage(test.database.manager)).band_id)];
    const open = (one: object) =>
      EventStreamClient.open(`${address}/api/moderation/events`, one as { authorization: string });
    const [ofOwner, ofOwn, ofRival] = await Promise.all(headers.map(open));
    const body = { live_streaming_id: show.id, live_streaming_comment: 'ขอบคุณค่ะ' };
    await test.request('POST', '/api/liveStreamingComment', { headers: owner, body });
    await Promise.all([ofOwner?.sees('data: {}'), ofOwn?.sees('data: {}')]);
    expect(ofRival?.seen).not.toContain('{}');
    for (const stream of [ofOwner, ofOwn, ofRival]) stream?.close();
  });
});
