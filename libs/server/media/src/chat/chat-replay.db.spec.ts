import { makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStage } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { LiveStreaming } from '../live/live-streaming.entity';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming } from '../testing/media.factory';
import type { ShownMessage } from './live-streaming-comment.entity';

type Headers = { authorization: string };
const textsOf = ({ body }: TestAnswer) => (body.data as ShownMessage[]).map((row) => row.live_streaming_comment);

describe('chat of a show that is watched later', () => {
  let test: TestApp;
  let show: LiveStreaming;
  let productId: number;
  let owner: Headers;
  let headers: Headers;

  const get = (path: string, who: object = headers) => test.request('GET', `/api/${path}`, { headers: who });
  const post = (path: string, body: object, who: object = owner) =>
    test.request('POST', `/api/${path}`, { headers: who, body });
  const now = (query = '', who: object = headers) =>
    get(`liveStreamingCommentNowByLiveStreamingId?live_streaming_id=${show.id}${query}`, who);
  const say = (live_streaming_comment: string) =>
    post('liveStreamingComment', { live_streaming_id: show.id, live_streaming_comment }, headers);

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    owner = await test.signInAs('personnel', 1);
  });
  beforeEach(async () => {
    test.clock.set('2026-11-28T20:00:00+07:00');
    const { manager } = test.database;
    const stage = await makeStage(manager);
    const product = await makeProduct(manager, { stage_id: stage.id, band_id: stage.band_id });
    productId = product.id;
    show = await makeLiveStreaming(manager, { stage_id: stage.id });
    const { id: user_id } = await makeUser(manager);
    await makeOrder(manager, { user_id, product_id: productId, approve_date: test.clock.today() });
    headers = await test.signInAs('user', user_id);
  });
  afterAll(() => test.close());

  it('WATCH-12 until names what stood at a moment of the show, from what came then', async () => {
    const moments: string[] = [];
    for (const text of ['หนึ่ง', 'สอง', 'สาม', 'สี่']) {
      test.clock.advance(60);
      await say(text);
      moments.push(test.clock.now().toISOString());
    }
    expect(textsOf(await now(`&limit=2&until=${moments[2]}`))).toEqual(['สอง', 'สาม']);
    expect(textsOf(await now(`&limit=2&from=${moments[1]}`))).toEqual(['สอง', 'สาม']);
    expect(textsOf(await now('&until=2026-11-28T12:00:00Z'))).toEqual([]);
    expect((await now('&until=yesterday')).status).toBe(422);
  });

  it('WATCH-12 goes along with the recording, unless the show says otherwise: then it ends an hour after the show', async () => {
    await say('ขนลุกเลยค่ะ');
    await post('liveStreamingEnd', { id: show.id });
    const lookups = [
      'Now?',
      `NowByStageId?stage_id=${show.stage_id}`,
      `NowByCoursesId?courses_id=${productId}`,
      `NowByStageIdAndCoursesId?stage_id=${show.stage_id}&courses_id=${productId}`,
    ];
    const readable = async () => {
      const others = await Promise.all(lookups.map((call) => get(`liveStreamingComment${call}`)));
      for (const { body } of others) expect(body.total).toBe((body.data as unknown[]).length);
      const byShow = [now(), now('&from=2026-11-28T12:00:00Z'), now('&until=2026-11-28T14:00:00Z')];
      const course = get(
        `liveStreamingCommentNowByLiveStreamingIdAndCoursesId?live_streaming_id=${show.id}&courses_id=${productId}`,
      );
      const named = await Promise.all([...byShow, course]);
      return [...others.map((answer) => textsOf(answer).length), ...named.map(({ body }) => body.code ?? body.total)];
    };
    const all = [1, 1, 1, 1, 1, 1, 1, 1];
    const none = [0, 0, 0, 0, ...Array<string>(4).fill('CHAT_NOT_REPLAYED')];
    await post('liveStreaming', { id: show.id, live_streaming_chat_replay: 'N' });
    test.clock.advance(3_600);
    expect(await readable()).toEqual(all);
    test.clock.advance(1);
    expect(await readable()).toEqual(none);
    expect((await now('', owner)).body.total).toBe(1);
    await post('liveStreaming', { id: show.id, live_streaming_chat_replay: 'Y' });
    expect(await readable()).toEqual(all);
  });

  it('WATCH-05 WATCH-12 of a show that goes on it is read whatever is said of its recording', async () => {
    await say('มาแล้วค่ะ');
    await post('liveStreaming', { id: show.id, live_streaming_chat_replay: 'N' });
    test.clock.advance(86_400);
    expect(textsOf(await now('&until=2026-11-28T14:00:00Z'))).toEqual(['มาแล้วค่ะ']);
    expect(textsOf(await get(`liveStreamingCommentNowByStageId?stage_id=${show.stage_id}`))).toEqual(['มาแล้วค่ะ']);
  });
});
