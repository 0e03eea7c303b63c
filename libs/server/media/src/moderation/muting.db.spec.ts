import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeStage, makeStageTime } from '@wethi/catalog/testing';
import type { StageTime } from '@wethi/catalog';
import { AuditEntry } from '@wethi/platform';
import { createTestApp, until, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { LiveStreamingComment } from '../chat/live-streaming-comment.entity';
import { LiveStreamingMute } from '../chat/live-streaming-mute.entity';
import { StageTimeComment } from '../comments/stage-time-comment.entity';
import { LiveStreaming } from '../live/live-streaming.entity';
import { MediaHttpModule } from '../media-http.module';
import { StageNews, type News } from '../news/stage-news';
import { makeLiveStreaming, makeLiveStreamingComment, makeStageTimeComment } from '../testing/media.factory';

const codeOf = ({ status, body }: TestAnswer) => [status, body.code];

describe('keeping somebody from writing', () => {
  let test: TestApp;
  let show: LiveStreaming;
  let song: StageTime;
  let person: number;
  let owner: object;
  let keys = 0;

  const post = (call: string, body: object, headers: object = owner) =>
    test.request('POST', `/api/moderation${call}`, {
      headers: { 'idempotency-key': `mute-${++keys}-key`, ...headers },
      body,
    });
  const mute = (more: object = {}, headers: object = owner) => {
    const body = { user_id: person, live_streaming_id: show.id, live_streaming_mute_reason: 'ส่งซ้ำ ๆ', minutes: 10 };
    return post('Mute', { ...body, with_day: 'Y', ...more }, headers);
  };
  const dataOf = ({ body }: TestAnswer) => body.data as { insertId: number; removed: number };
  const as = async (band_id: number) =>
    test.signInAs('personnel', (await makePersonnel(test.database.manager, { role: 'band', band_id })).id);

  const ago = (hours: number) => new Date(test.clock.now().getTime() - hours * 3_600_000);
  const say = (columns: Partial<LiveStreamingComment> = {}, where = show) =>
    makeLiveStreamingComment(test.database.manager, where, person, { create_at: ago(1), ...columns });
  const comment = (columns: Partial<StageTimeComment> = {}) =>
    makeStageTimeComment(test.database.manager, song, person, { create_at: ago(1), ...columns });
  const statuses = async () => {
    const { manager } = test.database;
    const order = { id: 'ASC' } as const;
    const said = await manager.find(LiveStreamingComment, { where: { user_id: person }, order });
    const below = await manager.find(StageTimeComment, { where: { user_id: person }, order });
    return [
      ...said.map((row) => row.live_streaming_comment_status),
      ...below.map((row) => row.stage_time_comment_status),
    ];
  };
  const counted = async () => {
    const { live_streaming_comments } = await test.database.manager.findOneByOrFail(LiveStreaming, { id: show.id });
    return live_streaming_comments;
  };
  const mutes = () => test.database.manager.countBy(LiveStreamingMute, { user_id: person });

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  beforeEach(async () => {
    test.clock.set('2026-11-28T20:00:00+07:00');
    const { manager } = test.database;
    const stage = await makeStage(manager);
    show = await makeLiveStreaming(manager, { stage_id: stage.id, live_streaming_comments: 1 });
    song = await makeStageTime(manager, { stage_id: stage.id });
    person = (await makeUser(manager)).id;
  });
  afterAll(() => test.close());

  it('WATCH-05 WATCH-06 a mute takes away all that was written within a day, and every viewer’s page hears of it', async () => {
    const shown = await say();
    await say({ live_streaming_comment_status: 'held' });
    await say({ create_at: ago(25) });
    const below = await comment();
    const told: News[] = [];
    const news = test.get(StageNews);
    const hearing = news.of(show.stage_id).subscribe((one) => told.push(one));
    await until(async () => {
      await news.tell(show.stage_id, { kind: 'state' });
      return told.length > 0;
    });
    const answer = await mute();
    expect(dataOf(answer)).toEqual({ insertId: expect.any(Number), removed: 3 });
    expect(await statuses()).toEqual(['removed', 'removed', 'shown', 'removed']);
    expect([await counted(), await mutes()]).toEqual([0, 1]);
    await until(() => told.filter(({ kind }) => kind === 'moderation').length === 2);
    hearing.unsubscribe();
    expect(told.filter(({ kind }) => kind !== 'state')).toEqual([
      { kind: 'message-removed', id: shown.id },
      { kind: 'moderation' },
      { kind: 'comment-removed', id: below.id },
      { kind: 'moderation' },
    ]);
    const trace = { entity: 'LiveStreamingComment', entity_id: shown.id, action: 'remove', actor_id: 1 };
    expect(await test.database.manager.countBy(AuditEntry, trace)).toBe(1);
  });

  it('WATCH-05 a repeat of the same request mutes once and answers the same', async () => {
    await say();
    const key = { ...owner, 'idempotency-key': 'one-and-the-same' };
    const [first, again] = [await mute({}, key), await mute({}, key)];
    expect(dataOf(again)).toEqual(dataOf(first));
    expect([dataOf(first).removed, await mutes()]).toEqual([1, 1]);
  });

  it('WATCH-05 where a part fails nothing is done: neither the mute stands nor is a message gone', async () => {
    await say();
    expect(codeOf(await mute({ live_streaming_comment_id: 4e9 }))).toEqual([404, 'NOT_FOUND']);
    expect([await statuses(), await mutes()]).toEqual([['shown'], 0]);
  });

  it('WATCH-05 taken back, what was shown is shown, what was held waits again, and what went before stays away', async () => {
    await say();
    await say({ live_streaming_comment_status: 'held' });
    await say({ live_streaming_comment_status: 'removed' });
    await comment();
    const { insertId: id } = dataOf(await mute());
    expect((await post('Undo', { id })).status).toBe(200);
    expect(await statuses()).toEqual(['shown', 'held', 'removed', 'shown']);
    expect([await counted(), await mutes()]).toEqual([1, 0]);
    expect(codeOf(await post('Undo', { id }))).toEqual([404, 'NOT_FOUND']);
  });

  it('WATCH-05 without the switch the named message alone goes', async () => {
    const { id } = await say();
    await say();
    expect(dataOf(await mute({ with_day: 'N', live_streaming_comment_id: id })).removed).toBe(1);
    expect(await statuses()).toEqual(['removed', 'shown']);
  });

  it('WATCH-05 CAT-03 a band takes away what was written at its own shows, mutes there alone, and undoes no other’s', async () => {
    const other = await makeLiveStreaming(test.database.manager, {
      stage_id: (await makeStage(test.database.manager)).id,
    });
    await say();
    await say({}, other);
    const [own, rival] = [await as(show.band_id), await as(other.band_id)];
    expect(codeOf(await mute({}, rival))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await mute({ live_streaming_id: null }, own))).toEqual([403, 'NOT_ALLOWED']);
    expect(await statuses()).toEqual(['shown', 'shown']);
    const { insertId: id, removed } = dataOf(await mute({}, own));
    expect([removed, await statuses()]).toEqual([1, ['removed', 'shown']]);
    expect(codeOf(await post('Undo', { id }, rival))).toEqual([404, 'NOT_FOUND']);
    expect((await post('Undo', { id }, own)).status).toBe(200);
  });

  it('WATCH-05 a mute of all shows says for how long', async () => {
    const answer = await mute({ live_streaming_id: null, minutes: undefined });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'minutes']);
  });
});
