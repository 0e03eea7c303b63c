import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { Orders, OrderStatus } from '@wethi/orders';
import { makeOrder } from '@wethi/orders/testing';
import { Sessions, Storage, Transactions } from '@wethi/platform';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { LiveStreams } from '../live/live-streams';
import { makeLiveStreaming, makeVideo } from '../testing/media.factory';
import { type Playback, Video } from '../video/video.entity';
import { EndViewings } from '../viewing/end-viewings';
import { RollUp } from '../viewing/roll-up';

type Headers = Awaited<ReturnType<TestApp['signInAs']>>;

const playbackOf = ({ body }: TestAnswer) => (body.data as { playback: Playback }).playback;
const codeOf = ({ status, body }: TestAnswer) => [status, body.code];
const cookieOf = ({ headers }: TestAnswer) => String(headers['set-cookie'] ?? '');

describe('watching', () => {
  let test: TestApp;
  let stageId: number;
  let productId: number;
  let video: Video;

  const view = (headers: object = {}, id = video.id) =>
    test.request('GET', `/api/videosUserViewById?id=${id}`, { headers });
  const report = (headers: object, body: object) =>
    test.request('POST', '/api/videosStatistics', { headers, body: { video_id: video.id, ...body } });
  async function buyer(approve_date = '2026-11-20'): Promise<Headers & { id: number }> {
    const { id } = await makeUser(test.database.manager);
    await makeOrder(test.database.manager, { user_id: id, product_id: productId, approve_date });
    return { ...(await test.signInAs('user', id)), id };
  }
  async function workerLooks() {
    await test.get(RollUp).run();
    await test.get(EndViewings).run();
  }
  const signed = ({ authorization }: Headers) => ({ authorization });

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    const product = await makeProduct(test.database.manager, { product_to: '2026-11-20', product_status: 'replay' });
    productId = product.id;
    stageId = product.stage_id ?? 0;
    video = await makeVideo(test.database.manager, { stage_id: stageId, band_id: product.band_id });
  });
  beforeEach(() => test.clock.set('2026-11-21T12:00:00+07:00'));
  afterAll(() => test.close());

  it('WATCH-03 a buyer gets the playlist, and a cookie for this video only that lasts a few minutes', async () => {
    const answer = await view(signed(await buyer()));
    expect(answer.status).toBe(200);
    expect(playbackOf(answer)).toMatchObject({
      url: `/v/${video.video_content_id}/master.m3u8`,
      type: 'hls',
      position: 0,
      heartbeat_s: 30,
      until: '2026-11-24T16:59:59.999Z',
    });
    expect(playbackOf(answer).watermark).toMatch(/^09x-xxx-\d{4} · WT-[0-9A-Z]{8}$/);
    expect(cookieOf(answer)).toMatch(
      /^vt=\d+\.u\d+\.[\w-]+\.[\w-]{22}; Max-Age=(1[89]|2\d)\d; Path=\/v\/\w+\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('WATCH-02 the answer names the first files of the lowest quality, from where the viewer left', async () => {
    const storage = test.get(Storage);
    const put = (name: string, text: string) =>
      storage.put('videos', `${video.video_content_id}/${name}`, Buffer.from(text));
    const segment = (number: number) => `#EXTINF:4.0,\n360-000${number}.m4s\n`;
    await put('master.m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=600600\n360.m3u8\n');
    await put('360.m3u8', `#EXTM3U\n#EXT-X-MAP:URI="360-init.mp4"\n${segment(0)}${segment(1)}${segment(2)}`);
    const headers = signed(await buyer());
    const start = async () => playbackOf(await view(headers)).start.map((address) => address.split('/').at(-1));
    expect(await start()).toEqual(['master.m3u8', '360.m3u8', '360-init.mp4', '360-0000.m4s']);
    const { session } = playbackOf(await view(headers));
    await report(headers, { session, event: 'Leave', cur_time_end: 9, time_total: 9, pause_total: 0, end_total: 0 });
    expect((await start()).at(-1)).toBe('360-0002.m4s');
  });

  it.each([
    ['2026-11-24T23:59:59+07:00', 200, undefined],
    ['2026-11-25T00:00:00+07:00', 403, 'VIDEO_WINDOW_OVER'],
  ])('WATCH-03 at %s, four days after the show, the answer is %s', async (now, status, code) => {
    const headers = signed(await buyer());
    test.clock.set(now);
    expect(codeOf(await view(headers))).toEqual([status, code]);
  });

  it('WATCH-03 a show that is put off on its stage opens for who bought it, and four days from its new day', async () => {
    const put = (day: string) =>
      test.database.query('UPDATE stage SET stage_date = ? WHERE id = ?', [day, stageId]).then(() => buyer());
    test.clock.set('2026-12-05T20:00:00+07:00');
    const answer = await view(signed(await put('2026-12-05')));
    expect(playbackOf(answer).until).toBe('2026-12-09T16:59:59.999Z');
    // Brought forward it takes nothing away.
    test.clock.set('2026-11-24T20:00:00+07:00');
    expect((await view(signed(await put('2026-11-01')))).status).toBe(200);
    await put('2026-11-20');
  });

  it('WATCH-03 who bought after the show has four days from the approval', async () => {
    const headers = signed(await buyer('2026-11-28'));
    test.clock.set('2026-12-02T23:59:59+07:00');
    expect((await view(headers)).status).toBe(200);
    test.clock.set('2026-12-03T00:00:00+07:00');
    expect(codeOf(await view(headers))).toEqual([403, 'VIDEO_WINDOW_OVER']);
  });

  it('WATCH-03 nobody else plays it: guests, others, unapproved, refunded and blocked buyers', async () => {
    expect(codeOf(await view())).toEqual([401, 'NOT_SIGNED_IN']);
    const other = await makeUser(test.database.manager);
    expect(codeOf(await view(await test.signInAs('user', other.id)))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    for (const orders_status of ['wait', 'not', 'refund'] as const) {
      const { id } = await makeUser(test.database.manager);
      await makeOrder(test.database.manager, { user_id: id, product_id: productId, orders_status });
      expect(codeOf(await view(await test.signInAs('user', id)))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    }
  });

  it('WATCH-03 a refund ends a running viewing with its next heartbeat after the worker looked', async () => {
    const { id, ...headers } = await buyer();
    const { session } = playbackOf(await view(headers));
    expect((await report(headers, { session })).status).toBe(200);
    const { id: orderId } = await test.database.manager.findOneByOrFail(Orders, { user_id: id });
    await test
      .get(Transactions)
      .run(() => test.get(OrderStatus).change(orderId, 'refund', { kind: 'system', id: null }));
    await workerLooks();
    const answer = await report(headers, { session });
    expect(codeOf(answer)).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    expect(cookieOf(answer)).toBe('');
    expect(codeOf(await view(headers))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
  });

  /** Opens the video twice, so that one grant is kept while the other plays. @returns what the kept one is worth once that ended */
  async function keptGrant(headers: Headers, change: () => Promise<unknown>) {
    const { session: kept } = playbackOf(await view(headers));
    const { session } = playbackOf(await view(headers));
    expect((await report(headers, { session })).status).toBe(200);
    test.clock.advance(10);
    await change();
    await workerLooks();
    expect((await report(headers, { session })).status).not.toBe(200);
    test.clock.advance(46);
    return report(headers, { session: kept });
  }

  it('WATCH-03 a grant that was kept plays on after no refund, and a purchase made after it opens the video', async () => {
    const { id, ...headers } = await buyer();
    const refund = async () => {
      const { id: orderId } = await test.database.manager.findOneByOrFail(Orders, { user_id: id });
      const system = { kind: 'system', id: null } as const;
      await test.get(Transactions).run(() => test.get(OrderStatus).change(orderId, 'refund', system));
    };
    const answer = await keptGrant(headers, refund);
    expect([codeOf(answer), cookieOf(answer)]).toEqual([[403, 'VIDEO_NOT_BOUGHT'], '']);
    await makeOrder(test.database.manager, { user_id: id, product_id: productId, approve_date: '2026-11-20' });
    const { session } = playbackOf(await view(headers));
    expect((await report(headers, { session })).status).toBe(200);
  });

  it('WATCH-03 a grant that was kept plays on after no logout, whose other devices go on', async () => {
    const { id, ...headers } = await buyer();
    const other = await test.signInAs('user', id);
    const { session } = playbackOf(await view(other));
    const { session: signIn } = await test.actorOf(headers);
    const answer = await keptGrant(headers, () => test.get(Sessions).revoke(signIn));
    expect([codeOf(answer), cookieOf(answer)]).toEqual([[401, 'NOT_SIGNED_IN'], '']);
    expect((await report(other, { session })).status).toBe(200);
  });

  it('WATCH-03 a block or a logout ends a running viewing with its next heartbeat after the worker looked', async () => {
    const { id, ...headers } = await buyer();
    const { session } = playbackOf(await view(headers));
    expect((await report(headers, { session })).status).toBe(200);
    await test.get(Sessions).revokeAll('user', id);
    await workerLooks();
    expect(codeOf(await report(headers, { session }))).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await view(headers)).status).toBe(401);
  });

  it('WATCH-03 a video that personnel closes ends with the next heartbeat after the worker looked', async () => {
    const { manager } = test.database;
    const headers = signed(await buyer());
    const closing = await makeVideo(manager, { stage_id: stageId });
    const beat = (of: Video, session: string) => report(headers, { video_id: of.id, session });
    const { session } = playbackOf(await view(headers, closing.id));
    expect((await beat(closing, session)).status).toBe(200);
    await manager.update(Video, closing.id, { video_disable: 'Y' });
    await workerLooks();
    expect(codeOf(await beat(closing, session))).toEqual([409, 'VIDEO_CLOSED']);
    const other = playbackOf(await view(headers));
    expect((await beat(video, other.session)).status).toBe(200);
    await workerLooks();
    expect((await beat(video, other.session)).status).toBe(200);
  });

  it('WATCH-03 who lost nothing is not stopped, nor who plays a teaser', async () => {
    const { id, ...headers } = await buyer();
    const teaser = await makeVideo(test.database.manager, { stage_id: stageId, video_type: 'teaser' });
    const [bought, free] = [playbackOf(await view(headers)), playbackOf(await view(headers, teaser.id))];
    const other = await buyer();
    await report(other, { session: playbackOf(await view(signed(other))).session });
    await report(headers, { video_id: teaser.id, session: free.session });
    await workerLooks();
    expect((await report(headers, { video_id: teaser.id, session: free.session })).status).toBe(200);
    expect(codeOf(await report(headers, { session: bought.session }))).toEqual([409, 'DEVICE_REPLACED']);
    expect(id).not.toBe(other.id);
  });

  it('WATCH-03 a grant counts for its video, with its session, and until the last moment alone', async () => {
    const headers = signed(await buyer());
    const stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    const { session } = playbackOf(await view(headers));
    expect((await report(headers, { session })).status).toBe(200);
    expect(codeOf(await report({}, { session }))).toEqual([401, 'NOT_SIGNED_IN']);
    const hidden = await makeVideo(test.database.manager, { stage_id: null });
    expect(codeOf(await report(headers, { session, video_id: hidden.id }))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    expect(codeOf(await report(stranger, { session }))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    test.clock.set('2026-11-25T00:00:00+07:00');
    expect(codeOf(await report(headers, { session }))).toEqual([403, 'VIDEO_WINDOW_OVER']);
  });

  it('WATCH-03 after half a day the purchase is asked for again, and the viewing goes on', async () => {
    const { id, ...headers } = await buyer();
    const { session } = playbackOf(await view(headers));
    for (let hour = 0; hour < 13; hour += 1) {
      expect((await report(headers, { session })).status).toBe(200);
      test.clock.advance(3_600);
    }
    await test.database.query("UPDATE orders SET orders_status = 'refund' WHERE user_id = ?", [id]);
    expect(codeOf(await report(headers, { session }))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
  });

  it('WATCH-03 personnel always watch, everybody watches a teaser, nobody an unfinished video', async () => {
    const owner = await test.signInAs('personnel', 1);
    expect(playbackOf(await view(owner))).toMatchObject({ position: 0, watermark: '', until: null });
    const teaser = await makeVideo(test.database.manager, { stage_id: stageId, video_type: 'teaser' });
    const guest = await view({}, teaser.id);
    expect([guest.status, cookieOf(guest).includes(`/v/${teaser.video_content_id}/`)]).toEqual([200, true]);
    const raw = await makeVideo(test.database.manager, { stage_id: stageId, video_status: 'process' });
    expect(codeOf(await view(signed(await buyer()), raw.id))).toEqual([409, 'VIDEO_NOT_READY']);
    expect((await view(owner, 999_999)).status).toBe(404);
  });

  it('WATCH-04 a show on air plays from its first picture on, and until it is ended', async () => {
    const { id, video_id } = await makeLiveStreaming(test.database.manager, { stage_id: stageId });
    const headers = signed(await buyer());
    expect(codeOf(await view(headers, video_id))).toEqual([409, 'VIDEO_NOT_READY']);
    await test.get(LiveStreams).setLive(id, 'Y');
    expect((await view(headers, video_id)).status).toBe(200);
    await test.get(LiveStreams).setLive(id, 'N');
    const answer = await view(headers, video_id);
    expect([answer.status, playbackOf(answer).start, cookieOf(answer).startsWith('vt=')]).toEqual([200, [], true]);
    const stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    expect(codeOf(await view(stranger, video_id))).toEqual([403, 'VIDEO_NOT_BOUGHT']);
  });

  it('WATCH-01 foreign videos play from their address without a cookie', async () => {
    const video_HLS = 'https://elsewhere.example/live.m3u8';
    const foreign = await makeVideo(test.database.manager, { stage_id: stageId, video_formath: 'hls', video_HLS });
    const answer = await view(signed(await buyer()), foreign.id);
    expect([playbackOf(answer).url, cookieOf(answer)]).toEqual([video_HLS, '']);
  });
});
