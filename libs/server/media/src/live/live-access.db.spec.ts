import { makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import type { LiveAccess } from '@wethi/contract';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, EventStreamClient, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { Audience } from '../audience/audience';
import { MediaHttpModule } from '../media-http.module';
import { StageListeners } from '../stage-events/stage-listeners';
import { makeLiveStreaming, makeLiveStreamingComment } from '../testing/media.factory';
import { TvShows } from '../tv/tv-shows';
import { type Playback, Video } from '../video/video.entity';
import { EndViewings } from '../viewing/end-viewings';
import { RollUp } from '../viewing/roll-up';
import { LiveStreaming } from './live-streaming.entity';
import { Peaks } from './peaks';

type Headers = { authorization?: string };

describe('who may watch a live show', () => {
  let test: TestApp;
  let address: string;
  let show: LiveStreaming;
  let owner: Headers;
  let buyer: Headers & { id: number };
  let stranger: Headers;
  const GUEST: Headers = {};

  const get = (path: string, headers: Headers) => test.request('GET', `/api/${path}`, { headers: signed(headers) });
  const post = (path: string, body: object, headers: Headers) =>
    test.request('POST', `/api/${path}`, { headers: signed(headers), body });
  const signed = ({ authorization }: Headers) => (authorization ? { authorization } : {});
  const open = (headers: Headers) => get(`videosUserViewById?id=${show.video_id}`, headers);
  const say = (headers: Headers) =>
    post('liveStreamingComment', { live_streaming_id: show.id, live_streaming_comment: 'สวัสดีค่ะ' }, headers);
  const resultOf = ({ status, body }: TestAnswer) => (status === 200 ? 200 : body.code);
  const cookieOf = ({ headers }: TestAnswer) => String(headers['set-cookie'] ?? '');
  const beat = (opened: TestAnswer, headers: Headers) => {
    const { session } = (opened.body.data as { playback: Playback }).playback;
    return post('videosStatistics', { video_id: show.video_id, session, time_total: 30 }, headers);
  };
  const choose = async (live_streaming_access: LiveAccess) => {
    expect((await post('liveStreaming', { id: show.id, live_streaming_access }, owner)).status).toBe(200);
    test.clock.advance(11);
  };
  const listed = async (headers: Headers) =>
    Promise.all(
      ['liveStreaming', `liveStreamingById?id=${show.id}`, `liveStreamingByStageId?stage_id=${show.stage_id}`].map(
        async (call) => (await get(call, headers)).raw.toString().includes(`"video_id":${show.video_id}`),
      ),
    );

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    address = await test.listen();
    owner = await test.signInAs('personnel', 1);
    test.clock.set('2026-11-28T20:00:00+07:00');
  });
  beforeEach(async () => {
    // Counts and rights are kept for some seconds: time goes on from test to test.
    test.clock.advance(60);
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_to: '2026-11-28' });
    const stage_id = product.stage_id ?? 0;
    await manager.update('stage', { id: stage_id }, { stage_date: '2026-11-28', stage_time_to: '22:00:00' });
    const live_streaming_start_at = test.clock.now();
    show = await makeLiveStreaming(manager, { stage_id, live_streaming_live: 'Y', live_streaming_start_at });
    const { id } = await makeUser(manager);
    await makeOrder(manager, { user_id: id, product_id: product.id, approve_date: '2026-11-28' });
    buyer = { ...(await test.signInAs('user', id)), id };
    stranger = await test.signInAs('user', (await makeUser(manager)).id);
  });
  afterAll(() => test.close());

  it('WATCH-03 WATCH-04 a new show is its buyers’ unless somebody says otherwise', async () => {
    const create = async (columns: object) => {
      const said = { live_streaming_name: 'รอบซ้อม', stage_id: show.stage_id, ...columns };
      const { insertId } = (await post('liveStreaming', said, owner)).body.data as { insertId: number };
      const { video_id, live_streaming_access } = await test.database.manager.findOneByOrFail(LiveStreaming, {
        id: insertId,
      });
      const { video_disable, video_type } = await test.database.manager.findOneByOrFail(Video, { id: video_id });
      return [live_streaming_access, video_disable, video_type];
    };
    expect(await create({})).toEqual(['buyers', 'N', 'stage']);
    expect(await create({ live_streaming_access: 'team' })).toEqual(['team', 'Y', 'stage']);
    expect(await create({ live_streaming_access: 'all' })).toEqual(['all', 'N', 'teaser']);
    expect((await post('liveStreaming', { id: show.id, live_streaming_access: 'some' }, owner)).status).toBe(422);
  });

  it('WATCH-03 a show of buyers opens to neither guests nor members without a ticket', async () => {
    expect(resultOf(await open(GUEST))).toBe('NOT_SIGNED_IN');
    expect(resultOf(await open(stranger))).toBe('VIDEO_NOT_BOUGHT');
    expect(cookieOf(await open(stranger))).toBe('');
    expect(resultOf(await open(buyer))).toBe(200);
    expect(await listed(GUEST)).toEqual([true, true, true]);
  });

  it('WATCH-03 a rehearsal is seen by the team alone: in no list, no picture, no cookie, no chat, no stream', async () => {
    await makeLiveStreamingComment(test.database.manager, show, buyer.id, { live_streaming_comment: 'ลองเสียง' });
    await choose('team');
    for (const headers of [GUEST, stranger, buyer]) {
      expect(await listed(headers)).toEqual([false, false, false]);
      const refused = await open(headers);
      expect([refused.status >= 400, cookieOf(refused)]).toEqual([true, '']);
    }
    expect(resultOf(await open(buyer))).toBe('VIDEO_CLOSED');
    expect(await listed(owner)).toEqual([true, true, true]);
    const opened = await open(owner);
    expect(cookieOf(opened)).toMatch(/^vt=/);
    expect(resultOf(await say(buyer))).toBe('NOT_FOUND');
    const ofShow = `liveStreamingCommentNowByLiveStreamingId?live_streaming_id=${show.id}`;
    expect(resultOf(await get(ofShow, buyer))).toBe('NOT_FOUND');
    for (const call of [`liveStreamingCommentNowByStageId?stage_id=${show.stage_id}`, 'liveStreamingCommentNow']) {
      expect((await get(call, buyer)).body).toMatchObject({ data: [], total: 0 });
      expect((await get(call, owner)).raw.toString()).toContain('ลองเสียง');
    }
    const reminder = { id: show.id, live_streaming_reminder: 'Y' };
    expect(resultOf(await post('liveStreamingReminder', reminder, buyer))).toBe('NOT_FOUND');
    expect(resultOf(await post('tip', { live_streaming_id: show.id, tip_amount: 50 }, buyer))).toBe('NOT_FOUND');
    expect(await test.get(TvShows).of(buyer.id)).toEqual([]);
    const song = await makeStageTime(test.database.manager, { stage_id: show.stage_id });
    const stream = await EventStreamClient.open(`${address}/api/stage/events?stage_id=${show.stage_id}`, {
      authorization: buyer.authorization ?? '',
    });
    await stream.sees('"type":"state","shows":[]');
    expect(resultOf(await say(owner))).toBe(200);
    await post('stageTimeComment', { stage_time_id: song.id, stage_time_comment: 'หลังจากนั้น' }, buyer);
    await stream.sees('หลังจากนั้น');
    expect(stream.seen).not.toContain('สวัสดีค่ะ');
    stream.close();
  });

  it('WATCH-03 a show that becomes a rehearsal ends the viewings of its buyers with their next heartbeat', async () => {
    const opened = await open(buyer);
    expect(resultOf(await beat(opened, buyer))).toBe(200);
    await choose('team');
    await test.get(RollUp).run();
    await test.get(EndViewings).run();
    expect(resultOf(await beat(opened, buyer))).toBe('VIDEO_CLOSED');
  });

  it('WATCH-03 WATCH-05 everybody watches a free show, and members talk in it', async () => {
    await choose('all');
    for (const headers of [GUEST, stranger, buyer]) {
      const opened = await open(headers);
      expect(resultOf(opened)).toBe(200);
      const next = await beat(opened, headers);
      expect([resultOf(next), cookieOf(next)]).toEqual([200, expect.stringMatching(/^vt=/)]);
    }
    expect(resultOf(await say(stranger))).toBe(200);
    expect(resultOf(await say(GUEST))).toBe('NOT_SIGNED_IN');
    await test.get(RollUp).run();
    test.clock.advance(6);
    const { watching } = (await test.get(Audience).countNow()).find(({ stage_id }) => stage_id === show.stage_id)!;
    expect(watching).toBe(3);
  });

  it('WATCH-03 a free show that is for buyers again stops guests and members without a ticket', async () => {
    await choose('all');
    const [guest, member] = [await open(GUEST), await open(stranger)];
    expect(resultOf(await beat(guest, GUEST))).toBe(200);
    expect(resultOf(await beat(member, stranger))).toBe(200);
    await choose('buyers');
    await test.get(RollUp).run();
    await test.get(EndViewings).run();
    const refused = [await beat(guest, GUEST), await beat(member, stranger)];
    expect(refused.map(resultOf)).toEqual(['NOT_SIGNED_IN', 'VIDEO_NOT_BOUGHT']);
    expect(refused.map(cookieOf)).toEqual(['', '']);
    expect(resultOf(await say(stranger))).toBe('VIDEO_NOT_BOUGHT');
  });

  it('WATCH-03 beside a free rehearsal the show itself stays its buyers’: picture, chat and stream', async () => {
    const { manager } = test.database;
    const free = await makeLiveStreaming(manager, { stage_id: show.stage_id, live_streaming_start_at: show.create_at });
    const opening = { id: free.id, live_streaming_access: 'all' };
    expect((await post('liveStreaming', opening, owner)).status).toBe(200);
    await makeLiveStreamingComment(manager, show, buyer.id, { live_streaming_comment: 'ของคนซื้อ' });
    expect(resultOf(await open(stranger))).toBe('VIDEO_NOT_BOUGHT');
    const ofStage = await get(`liveStreamingCommentNowByStageId?stage_id=${show.stage_id}`, stranger);
    expect(ofStage.body).toMatchObject({ data: [], total: 0 });
    expect(resultOf(await say(stranger))).toBe('VIDEO_NOT_BOUGHT');
    const stream = await EventStreamClient.open(`${address}/api/stage/events?stage_id=${show.stage_id}`, {
      authorization: stranger.authorization ?? '',
    });
    await stream.sees(`"shows":[{"id":${free.id}`);
    expect(resultOf(await say(buyer))).toBe(200);
    await post('liveStreamingComment', { live_streaming_id: free.id, live_streaming_comment: 'ของทุกคน' }, buyer);
    await stream.sees('ของทุกคน');
    expect(stream.seen).not.toContain('สวัสดีค่ะ');
    expect(stream.seen).not.toContain(`"id":${show.id},"live_streaming_live"`);
    await post('liveStreaming', { id: free.id, live_streaming_access: 'team' }, owner);
    await test.get(StageListeners).endThoseWhoLostTheirRight();
    await stream.ended;
  });

  it('WATCH-03 a video that is opened or closed by hand says so of its show', async () => {
    const accessAfter = async (columns: object) => {
      expect((await post('videos', { id: show.video_id, ...columns }, owner)).status).toBe(200);
      return (await test.database.manager.findOneByOrFail(LiveStreaming, { id: show.id })).live_streaming_access;
    };
    expect(await accessAfter({ video_disable: 'Y' })).toBe('team');
    expect(await accessAfter({ video_disable: 'N', video_type: 'teaser' })).toBe('all');
    expect(await accessAfter({ video_type: 'stage' })).toBe('buyers');
  });

  it('WATCH-03 WATCH-12 a replay that stays closed is edited, and its show stays its buyers’', async () => {
    await post('liveStreamingEnd', { id: show.id, video_disable: 'Y' }, owner);
    expect((await post('videos', { id: show.video_id, video_name: 'คืนแสงสุดท้าย' }, owner)).status).toBe(200);
    const { live_streaming_access } = await test.database.manager.findOneByOrFail(LiveStreaming, { id: show.id });
    expect(live_streaming_access).toBe('buyers');
  });

  it('WATCH-08 keeps how many watched at once at most while it was on air', async () => {
    const { manager } = test.database;
    const peak = async () => (await manager.findOneByOrFail(LiveStreaming, { id: show.id })).live_streaming_peak;
    const note = async () => {
      test.clock.advance(6);
      await test.get(Peaks).note();
    };
    const audience = test.get(Audience);
    for (const viewer of [7, 8, 9]) await audience.join(show.stage_id, viewer);
    await note();
    expect(await peak()).toBe(3);
    test.clock.advance(60);
    await audience.join(show.stage_id, 7);
    await note();
    expect(await peak()).toBe(3);
    await manager.update(LiveStreaming, show.id, { live_streaming_live: 'N', live_streaming_end_at: test.clock.now() });
    for (const viewer of [7, 8, 9, 10]) await audience.join(show.stage_id, viewer);
    await note();
    expect(await peak()).toBe(3);
    expect((await get(`liveStreamingById?id=${show.id}`, GUEST)).raw.toString()).not.toContain('live_streaming_peak');
  });
});
