import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { REFUSALS, type TvPicture } from '@wethi/contract';
import { Orders, OrderStatus } from '@wethi/orders';
import { makeOrder } from '@wethi/orders/testing';
import { PubSub, Sessions, Transactions } from '@wethi/platform';
import { createTestApp, EventStreamClient, type TestAnswer, type TestApp, until } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming, makeVideo, makeVideoStatistics } from '../testing/media.factory';
import type { Playback, Video } from '../video/video.entity';
import { EndViewings } from '../viewing/end-viewings';
import { RollUp } from '../viewing/roll-up';
import { KnownTvs } from './known-tvs';
import { tvIdOf } from './televisions';
import type { Tv, TvRemote } from './tv.dto';

type Headers = Record<string, string>;

const codeOf = ({ status, body }: TestAnswer) => [status, body.code];
const cookiesOf = ({ headers }: TestAnswer) => [headers['set-cookie'] ?? []].flat().map(String);
const playbackOf = ({ body }: TestAnswer) => (body.data as { playback: Playback }).playback;
const PICTURE: TvPicture = {
  video_id: 1,
  playing: true,
  waiting: false,
  position: 2538,
  duration: 6500,
  volume: 40,
  captions: true,
  instant: 1_795_000_000_000,
};

describe('a television', () => {
  let nodes: TestApp[];
  let addresses: string[];
  let test: TestApp;
  let productId: number;
  let stageId: number;
  let video: Video;
  const streams: EventStreamClient[] = [];

  const post = (path: string, body: object, headers: object) => test.request('POST', `/api/${path}`, { headers, body });
  const screen = async (headers: Headers, body: object = {}) => (await post('tv', body, headers)).body.data as Tv;
  const remote = async (headers: Headers) =>
    (await test.request('GET', '/api/tvRemote', { headers })).body.data as TvRemote;

  /** Switched on for the first time. */
  async function newTv() {
    const answer = await post('tv', {}, {});
    const [cookie = ''] = cookiesOf(answer).map((text) => text.split(';')[0]);
    return { headers: { cookie }, code: (answer.body.data as Tv).code ?? '', answer };
  }
  async function buyer() {
    const { id } = await makeUser(test.database.manager, { user_nickname: 'น้องฟ้าใสใจดี' });
    await makeOrder(test.database.manager, { user_id: id, product_id: productId, approve_date: '2026-11-20' });
    return { id, headers: await test.signInAs('user', id) };
  }
  /** A television that a buyer's phone lets play. */
  async function pair() {
    const [tv, phone] = [await newTv(), await buyer()];
    const linked = await post('tvLink', { code: tv.code }, phone.headers);
    expect(linked.status).toBe(200);
    return { tv: tv.headers, phone: phone.headers, userId: phone.id };
  }
  async function play(tv: Headers) {
    const { session } = playbackOf(await post('tvVideo', { id: video.id }, tv));
    const beat = (more: object = {}) => post('tvStatistics', { video_id: video.id, session, ...more }, tv);
    return { session, beat };
  }
  async function listen(node: number, path: string, headers: Headers) {
    const stream = await EventStreamClient.open(`${addresses[node]}/api/${path}`, headers);
    streams.push(stream);
    await stream.sees('"type":"changed"');
    return stream;
  }
  async function workerLooks() {
    await test.get(RollUp).run();
    await test.get(EndViewings).run();
  }

  beforeAll(async () => {
    nodes = [await createTestApp([MediaHttpModule]), await createTestApp([MediaHttpModule])];
    test = nodes[0]!;
    addresses = await Promise.all(nodes.map((node) => node.listen()));
    const product = await makeProduct(test.database.manager, { product_to: '2026-11-20', product_status: 'replay' });
    productId = product.id;
    stageId = product.stage_id ?? 0;
    video = await makeVideo(test.database.manager, { stage_id: stageId });
  });
  beforeEach(() => {
    for (const node of nodes) node.clock.set('2026-11-21T12:00:00+07:00');
  });
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });
  afterAll(() => Promise.all(nodes.map((node) => node.close())));

  describe('one that was used before', () => {
    async function usedBefore() {
      const { tv, phone, userId } = await pair();
      await post('tvUnlink', {}, phone);
      const [known] = (await remote(phone)).known;
      return { tv, phone, userId, id: known?.id ?? '' };
    }

    it('WATCH-13 is listed by its make, open while it shows its code', async () => {
      const { tv, phone } = await usedBefore();
      expect((await remote(phone)).known).toEqual([
        { id: expect.any(String), name: 'ทีวี', last_at: '2026-11-21T05:00:00.000Z', open: false },
      ]);
      const stream = await listen(1, 'tv/events', tv);
      expect((await remote(phone)).known).toMatchObject([{ open: true }]);
      stream.close();
      await until(async () => (await remote(phone)).known[0]?.open === false);
    });

    it('WATCH-13 needs no code while it is open, on another phone of its owner as well', async () => {
      const { tv, userId, id } = await usedBefore();
      const other = await test.signInAs('user', userId);
      expect(codeOf(await post('tvLinkKnown', { id }, other))).toEqual([409, 'TV_OFF']);
      const stream = await listen(0, 'tv/events', tv);
      expect((await post('tvLinkKnown', { id }, other)).status).toBe(200);
      await stream.sees('"type":"changed"');
      expect(await screen(tv)).toMatchObject({ code: null, user_nickname: 'น้องฟ้าใสใจดี' });
      expect(await remote(other)).toMatchObject({ linked: true, name: 'ทีวี' });
    });

    it("WATCH-13 is nobody else's, and closed to its owner while another phone lets it play", async () => {
      const { tv, phone, id } = await usedBefore();
      const [stranger] = [await buyer(), await listen(0, 'tv/events', tv)];
      expect(codeOf(await post('tvLinkKnown', { id }, stranger.headers))).toEqual([404, 'NOT_FOUND']);
      await post('tvLink', { code: (await screen(tv)).code }, stranger.headers);
      expect(codeOf(await post('tvLinkKnown', { id }, phone))).toEqual([409, 'TV_OFF']);
      expect((await remote(stranger.headers)).linked).toBe(true);
    });

    it('WATCH-13 the code that it showed until then takes it from nobody', async () => {
      const { tv, phone, id } = await usedBefore();
      await listen(0, 'tv/events', tv);
      const { code } = await screen(tv);
      expect((await post('tvLinkKnown', { id }, phone)).status).toBe(200);
      expect((await post('tvLink', { code }, (await buyer()).headers)).body.code).toBe('TV_CODE_WRONG');
      expect((await remote(phone)).linked).toBe(true);
    });

    it('WATCH-13 a phone from which another one took it drives it no more, and does not see what plays there', async () => {
      const { tv, phone } = await pair();
      const { beat } = await play(tv);
      const former = await listen(0, 'tvRemote/events', phone);
      await test.get(PubSub).redis.set('tv-code:TAKEN2', tvIdOf(tv.cookie?.split('=')[1] ?? ''));
      const other = await buyer();
      expect((await post('tvLink', { code: 'TAKEN2' }, other.headers)).body.result).toBe(true);
      const now = await listen(0, 'tvRemote/events', other.headers);
      await post('tvPicture', { picture: PICTURE }, tv);
      await now.sees('"type":"picture"');
      expect(former.seen).not.toContain('"type":"picture"');
      expect(await remote(phone)).toMatchObject({ linked: false, picture: null });
      expect(codeOf(await post('tvCommand', { command: 'pause', value: 0 }, phone))).toEqual([409, 'TV_NOT_LINKED']);
      expect(codeOf(await beat())).toEqual([409, 'TV_NOT_LINKED']);
      expect((await remote(other.headers)).picture).toMatchObject({ video_id: PICTURE.video_id });
    });

    it('WATCH-13 has the name that its owner gave it, until it is forgotten', async () => {
      const { phone, id } = await usedBefore();
      expect((await post('tvKnown', { id, name: ' ทีวีบ้านคุณยาย ' }, phone)).status).toBe(200);
      expect((await remote(phone)).known).toMatchObject([{ name: 'ทีวีบ้านคุณยาย' }]);
      expect((await post('tvKnown', { id, name: '  ' }, phone)).status).toBe(422);
      expect((await post('tvKnown', { id: 'x'.repeat(22), name: 'x' }, phone)).status).toBe(404);
      await test.request('DELETE', `/api/tvKnown?id=${id}`, { headers: phone });
      expect((await remote(phone)).known).toEqual([]);
      expect((await post('tvKnown', { id, name: 'x' }, phone)).status).toBe(404);
    });

    it('WATCH-13 is one of the ten that were used last', async () => {
      const { phone, userId } = await usedBefore();
      for (let count = 0; count < 10; count += 1) {
        test.clock.advance(60);
        await test.get(KnownTvs).note(userId, tvIdOf(String(count)));
      }
      const { known } = await remote(phone);
      expect(known).toHaveLength(10);
      expect(known.map(({ last_at }) => String(last_at)).at(-1)).toBe('2026-11-21T05:01:00.000Z');
    });
  });

  describe('its code', () => {
    it('WATCH-13 stays the same for ten minutes and then is another one', async () => {
      const { headers, code, answer } = await newTv();
      expect(answer.body.data).toMatchObject({ code_seconds: 600, user_nickname: '', shows: [] });
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
      expect(cookiesOf(answer)).toEqual([
        expect.stringMatching(/^wethi_tv=[\w-]{32}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
      expect((await screen(headers)).code).toBe(code);
      await test.get(PubSub).redis.del(`tv-code:${code}`);
      expect((await screen(headers)).code).not.toBe(code);
    });

    it('WATCH-13 lets it play once, typed small or large', async () => {
      const [{ headers, code }, first, second] = [await newTv(), await buyer(), await buyer()];
      expect((await post('tvLink', { code: code.toLowerCase() }, first.headers)).body.result).toBe(true);
      expect(codeOf(await post('tvLink', { code }, second.headers))).toEqual([200, 'TV_CODE_WRONG']);
      expect(await screen(headers)).toMatchObject({ code: null, user_nickname: 'น้องฟ้าใสใจดี' });
    });

    it('WATCH-13 cannot be guessed: five tries, then none until all codes have changed', async () => {
      const [{ code }, { headers }] = [await newTv(), await buyer()];
      const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
      for (const left of [4, 3, 2, 1]) {
        const { body } = await post('tvLink', { code: wrong }, headers);
        expect(body.message).toBe(`ไม่มีรหัสนี้ รหัสเปลี่ยนทุก 10 นาที ดูบนจออีกครั้ง (ลองได้อีก ${left} ครั้ง)`);
      }
      const last = await post('tvLink', { code: wrong }, headers);
      expect(codeOf(last)).toEqual([429, 'TV_CODE_TRIES']);
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(590);
      expect(codeOf(await post('tvLink', { code }, headers))).toEqual([429, 'TV_CODE_TRIES']);
    });

    it('WATCH-13 a right code forgives the wrong ones', async () => {
      const [first, second, { headers }] = [await newTv(), await newTv(), await buyer()];
      for (let wrong = 0; wrong < 4; wrong += 1) await post('tvLink', { code: '' }, headers);
      expect((await post('tvLink', { code: first.code }, headers)).body.result).toBe(true);
      for (let wrong = 0; wrong < 4; wrong += 1) await post('tvLink', { code: '' }, headers);
      expect((await post('tvLink', { code: second.code }, headers)).body.result).toBe(true);
    });

    it('WATCH-13 a key that no television has is not taken over', async () => {
      const answer = await post('tv', {}, { cookie: 'wethi_tv=made-up' });
      expect(cookiesOf(answer)[0]).not.toContain('made-up');
    });
  });

  describe('what it may', () => {
    it('WATCH-13 RUN-05 one that was given no key is sent no events', async () => {
      const headers = { cookie: 'wethi_tv=an-invented-key-of-nobody-0001', accept: 'text/event-stream' };
      const answer = await fetch(`${addresses[0]}/api/tv/events`, { headers });
      // Told in the stream where that was opened while the key was looked for; either way it ends.
      expect(await answer.text()).toContain(REFUSALS.TV_NOT_LINKED.message);
    });

    it('WATCH-13 is told a nickname and what can be watched, and nothing else of the buyer', async () => {
      const { tv, userId } = await pair();
      await makeVideoStatistics(test.database.manager, {
        user_id: userId,
        video_id: video.id,
        visit_date: '2026-11-21',
        cur_time_end: 138,
      });
      const { shows, ...rest } = await screen(tv);
      expect(rest).toEqual({ code: null, code_seconds: 0, user_nickname: 'น้องฟ้าใสใจดี' });
      expect(shows).toEqual([
        {
          video_id: video.id,
          stage_id: stageId,
          product_title: expect.any(String),
          product_img: null,
          band_name: expect.any(String),
          live: false,
          until: '2026-11-24T16:59:59.999Z',
          position: 138,
        },
      ]);
    });

    it('WATCH-13 lists a show on air instead of its recordings, however many newer purchases wait for their day, and nothing whose time is over', async () => {
      const { manager } = test.database;
      const live = await makeLiveStreaming(manager, { stage_id: stageId, live_streaming_live: 'Y' });
      const { tv, userId } = await pair();
      for (let show = 0; show < 16; show += 1) {
        const { id: product_id } = await makeProduct(manager, { product_to: '2026-12-31' });
        await makeOrder(manager, { user_id: userId, product_id, approve_date: '2026-11-21' });
      }
      expect((await screen(tv)).shows).toMatchObject([{ video_id: live.video_id, live: true, position: 0 }]);
      await manager.delete('live_streaming', { id: live.id });
      test.clock.set('2026-11-25T12:00:00+07:00');
      expect((await screen(tv)).shows).toEqual([]);
      expect(codeOf(await post('tvVideo', { id: video.id }, tv))).toEqual([403, 'VIDEO_WINDOW_OVER']);
    });

    it('WATCH-13 WATCH-03 it plays one video by a right of its own, bound to its key', async () => {
      const { tv } = await pair();
      const opened = await post('tvVideo', { id: video.id }, tv);
      expect(cookiesOf(opened)[0]).toMatch(new RegExp(`^vt=.*Path=/v/${video.video_content_id}/`));
      const { session } = playbackOf(opened);
      const body = { video_id: video.id, session };
      expect((await post('tvStatistics', body, tv)).status).toBe(200);
      expect(codeOf(await post('tvStatistics', body, (await newTv()).headers))).toEqual([409, 'TV_NOT_LINKED']);
      expect(codeOf(await post('videosStatistics', body, {}))).toEqual([401, 'NOT_SIGNED_IN']);
      expect(codeOf(await post('tvStatistics', { ...body, video_id: video.id + 1 }, tv))).toEqual([
        409,
        'TV_NOT_LINKED',
      ]);
    });

    it('WATCH-13 a television without a phone opens nothing', async () => {
      const { headers } = await newTv();
      for (const tv of [headers, {}]) {
        expect(codeOf(await post('tvVideo', { id: video.id }, tv))).toEqual([409, 'TV_NOT_LINKED']);
        expect(codeOf(await post('tvPicture', { picture: PICTURE }, tv))).toEqual([409, 'TV_NOT_LINKED']);
      }
    });

    it('WATCH-13 WATCH-03 it counts as a device: the newest two play', async () => {
      const { tv, phone, userId } = await pair();
      const { beat } = await play(tv);
      expect((await beat()).status).toBe(200);
      for (const headers of [phone, await test.signInAs('user', userId)]) {
        test.clock.advance(1);
        await test.request('GET', `/api/videosUserViewById?id=${video.id}`, { headers });
      }
      expect(codeOf(await beat())).toEqual([409, 'DEVICE_REPLACED']);
    });

    it('WATCH-13 WATCH-03 goes on after it stood still over night, until a refund ends it, or its phone', async () => {
      const { tv, phone, userId } = await pair();
      const { beat } = await play(tv);
      expect((await beat()).status).toBe(200);
      const before = test.clock.now();
      for (const node of nodes) node.clock.advance(13 * 3_600);
      const morning = await beat();
      expect([morning.status, cookiesOf(morning).length]).toEqual([200, 1]);
      const { id } = await test.database.manager.findOneByOrFail(Orders, { user_id: userId });
      const system = { kind: 'system', id: null } as const;
      await test.get(Transactions).run(() => test.get(OrderStatus).change(id, 'refund', system));
      await workerLooks();
      expect(codeOf(await beat())).toEqual([403, 'VIDEO_NOT_BOUGHT']);
      expect((await screen(tv)).shows).toEqual([]);
      await post('tvUnlink', {}, phone);
      expect(codeOf(await beat())).toEqual([409, 'TV_NOT_LINKED']);
      for (const node of nodes) node.clock.set(before);
    });

    it('WATCH-13 WATCH-03 what it opened before the phone let go of it ends as well, and not what it opens after', async () => {
      const { tv, phone } = await pair();
      const { beat: beatKept } = await play(tv);
      const { beat } = await play(tv);
      expect((await beat()).status).toBe(200);
      for (const node of nodes) node.clock.advance(46);
      await post('tvUnlink', {}, phone);
      for (const again of [beat, beatKept]) {
        const answer = await again();
        expect([codeOf(answer), cookiesOf(answer)]).toEqual([[409, 'TV_NOT_LINKED'], []]);
      }
      await post('tvLink', { code: (await screen(tv)).code }, phone);
      expect((await (await play(tv)).beat()).status).toBe(200);
    });

    it('WATCH-13 WATCH-03 a block, and a logout on the phone, end it; another phone’s does not', async () => {
      const { tv, phone, userId } = await pair();
      const { beat } = await play(tv);
      expect((await beat()).status).toBe(200);
      const other = await test.actorOf(await test.signInAs('user', userId));
      await test.get(Sessions).revoke(other.session);
      await workerLooks();
      expect((await beat()).status).toBe(200);
      await test.get(Sessions).revoke((await test.actorOf(phone)).session);
      await workerLooks();
      expect(codeOf(await beat())).toEqual([401, 'NOT_SIGNED_IN']);
      expect(codeOf(await post('tvVideo', { id: video.id }, tv))).toEqual([409, 'TV_NOT_LINKED']);
      expect((await screen(tv)).code).toMatch(/^\w{6}$/);
    });
  });

  describe('with its phone', () => {
    it('WATCH-13 hears commands within a second, and tells what it shows, whichever process each is connected to', async () => {
      const { tv, phone } = await pair();
      const [screenHears, phoneHears] = [await listen(0, 'tv/events', tv), await listen(1, 'tvRemote/events', phone)];
      const asked = performance.now();
      await post('tvCommand', { command: 'seek', value: 2538 }, phone);
      await screenHears.sees('{"type":"command","command":"seek","value":2538}');
      await post('tvPicture', { picture: PICTURE }, tv);
      await phoneHears.sees(JSON.stringify({ type: 'picture', picture: PICTURE }));
      expect(performance.now() - asked).toBeLessThan(1000);
    });

    it('WATCH-13 hears at once that a phone came, and that it left', async () => {
      const [{ headers, code }, phone] = [await newTv(), await buyer()];
      const waiting = await listen(1, 'tv/events', headers);
      await post('tvLink', { code }, phone.headers);
      await waiting.sees('"type":"changed"');
      const linked = await listen(1, 'tv/events', headers);
      await post('tvUnlink', {}, phone.headers);
      await linked.sees('"type":"changed"');
      expect((await screen(headers)).code).toMatch(/^\w{6}$/);
      expect(await remote(phone.headers)).toMatchObject({ linked: false, name: '', shows: [], picture: null });
    });

    it('WATCH-13 its stream ends with the session of the phone', async () => {
      const { tv, phone } = await pair();
      const stream = await listen(1, 'tv/events', tv);
      await test.get(Sessions).revoke((await test.actorOf(phone)).session);
      await stream.ended;
    });

    it('WATCH-13 the phone that comes back finds where the television is', async () => {
      const { tv, phone } = await pair();
      await post('tvPicture', { picture: PICTURE }, tv);
      test.clock.advance(90);
      expect((await remote(phone)).picture).toEqual({ ...PICTURE, position: 2628 });
      await post('tvPicture', { picture: { ...PICTURE, playing: false } }, tv);
      test.clock.advance(90);
      expect((await remote(phone)).picture).toMatchObject({ position: 2538 });
      await post('tvPicture', { picture: null }, tv);
      expect((await remote(phone)).picture).toBeNull();
    });

    it('WATCH-13 moving to the phone goes on at the same second', async () => {
      const { tv, phone } = await pair();
      const { beat } = await play(tv);
      await beat({ event: 'Beat', cur_time_end: 30, time_total: 30 });
      await post('tvUnlink', {}, phone);
      await beat({ event: 'Leave', cur_time_end: 42, time_total: 42 });
      expect(codeOf(await beat())).toEqual([409, 'TV_NOT_LINKED']);
      const view = await test.request('GET', `/api/videosUserViewById?id=${video.id}`, { headers: phone });
      expect(playbackOf(view).position).toBe(42);
    });

    it('WATCH-13 a phone holds one television: another code lets go of the first', async () => {
      const [{ tv, phone }, next] = [await pair(), await newTv()];
      const { beat } = await play(tv);
      await post('tvLink', { code: next.code }, phone);
      expect(codeOf(await beat())).toEqual([409, 'TV_NOT_LINKED']);
      expect((await screen(tv)).code).toMatch(/^\w{6}$/);
      expect((await screen(next.headers)).code).toBeNull();
    });

    it('WATCH-13 the television lets go by itself, and the phone is told', async () => {
      const { tv, phone } = await pair();
      const stream = await listen(1, 'tvRemote/events', phone);
      expect((await screen(tv, { renew: true })).code).toMatch(/^\w{6}$/);
      await stream.sees('"type":"changed"');
      expect(codeOf(await post('tvCommand', { command: 'play', value: 0 }, phone))).toEqual([409, 'TV_NOT_LINKED']);
    });
  });
});
