import { makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { Product, type StageTime } from '@wethi/catalog';
import type { StageEvent } from '@wethi/contract';
import { Orders } from '@wethi/orders';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, EventStreamClient, type TestApp } from '@wethi/platform/testing';
import type { LiveStreaming } from '../live/live-streaming.entity';
import { LiveCameras } from '../live/live-cameras';
import { LiveStreams } from '../live/live-streams';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming, makeLiveStreamingCamera } from '../testing/media.factory';
import { StageListeners } from './stage-listeners';

describe('what a stage tells', () => {
  let nodes: TestApp[];
  let addresses: string[];
  let test: TestApp;
  let show: LiveStreaming;
  let song: StageTime;
  let viewer: { authorization: string };
  let owner: { authorization: string };
  const streams: EventStreamClient[] = [];

  async function listen(address: string, headers: { authorization: string }) {
    const stream = await EventStreamClient.open(`${address}/api/stage/events?stage_id=${show.stage_id}`, headers);
    streams.push(stream);
    await stream.sees('"type":"state"');
    return stream;
  }
  const post = (path: string, body: object, headers: object) => test.request('POST', `/api/${path}`, { headers, body });
  const type = (name: StageEvent['type']) => `"type":"${name}"`;

  beforeAll(async () => {
    nodes = [await createTestApp([MediaHttpModule]), await createTestApp([MediaHttpModule])];
    test = nodes[0]!;
    addresses = await Promise.all(nodes.map((node) => node.listen()));
    const { manager } = test.database;
    for (const node of nodes) node.clock.set('2026-11-28T20:00:00+07:00');
    const product = await makeProduct(manager);
    const stage_id = product.stage_id ?? 0;
    await manager.update('stage', { id: stage_id }, { stage_date: '2026-11-28', stage_time_to: '22:00:00' });
    show = await makeLiveStreaming(manager, { stage_id });
    song = await makeStageTime(manager, { stage_id });
    const user = await makeUser(manager, { user_nickname: 'ต้นข้าว' });
    await makeOrder(manager, { user_id: user.id, product_id: product.id, approve_date: '2026-11-28' });
    viewer = await test.signInAs('user', user.id);
    owner = await test.signInAs('personnel', 1);
  });
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });
  afterAll(() => Promise.all(nodes.map((node) => node.close())));

  it('WATCH-05 WATCH-10 a message, a comment, a choice, a pin, going on air and a camera reach viewers on every node', async () => {
    const [here, there] = await Promise.all(addresses.map((address) => listen(address, viewer)));
    const both = (text: string) => Promise.all([here?.sees(text), there?.sees(text)]);
    const text = { live_streaming_id: show.id, live_streaming_comment: 'ไฟสวยมาก' };
    const { body } = await post('liveStreamingComment', text, viewer);
    const { insertId } = body.data as { insertId: number };
    await both(`"live_streaming_comment":"ไฟสวยมาก","user_nickname":"ต้นข้าว"`);
    await post('stageTimeComment', { stage_time_id: song.id, stage_time_comment: 'ขนลุก' }, viewer);
    await both('"stage_time_comment":"ขนลุก"');
    await post('videosUserStatus', { stage_time_id: song.id, stage_time_status_type: 'Like' }, viewer);
    await both(`"totals":[[${song.id},1,0,0]]`);
    await post('liveStreaming', { id: show.id, live_streaming_pinned: 'ใช้คำสุภาพ', live_streaming_slow: 5 }, owner);
    await both('"live_streaming_slow":5,"live_streaming_pinned":"ใช้คำสุภาพ"');
    await test.get(LiveStreams).setLive(show.id, 'Y');
    await both('"live_streaming_live":"Y"');
    const camera = await makeLiveStreamingCamera(test.database.manager, show);
    await test.get(LiveCameras).setLive(camera.id, 'Y');
    await both(`"cameras":[${camera.id}]`);
    await test.get(LiveCameras).setLive(camera.id, 'N');
    await both('"cameras":[]');
    await test.request('DELETE', `/api/liveStreamingComment?id=${insertId}`, { headers: owner });
    await both(`"removed":[${insertId}]`);
    const quick = await post('liveStreaming', { id: show.id, live_streaming_slow: 0 }, owner);
    expect(quick.body.result).toBe(true);
  });

  it('WATCH-05 personnel alone hear that a message waits; viewers never see it', async () => {
    const address = addresses[0] ?? '';
    const [watching, moderating] = [await listen(address, viewer), await listen(address, owner)];
    const say = (live_streaming_comment: string) =>
      post('liveStreamingComment', { live_streaming_id: show.id, live_streaming_comment }, viewer);
    expect((await say('โทร 089-111-2222')).body).toMatchObject({ result: true });
    await moderating.sees(type('moderation'));
    expect((await say('สวัสดีค่ะ')).body).toMatchObject({ result: true });
    await watching.sees('สวัสดีค่ะ');
    expect(watching.seen).not.toMatch(/089-111-2222|moderation/);
  });

  it('WATCH-05 who is muted hears that it was lifted, of this show or of all, however it was; nobody hears who', async () => {
    const [here, there] = await Promise.all(addresses.map((address) => listen(address, viewer)));
    const { id } = await makeUser(test.database.manager);
    const mute = { user_id: id, live_streaming_mute_reason: 'โฆษณา', minutes: 10 };
    const lifts: ((insertId: number) => Promise<unknown>)[] = [
      (insertId) => test.request('DELETE', `/api/liveStreamingMute?id=${insertId}`, { headers: owner }),
      (insertId) => post('moderationUndo', { id: insertId }, owner),
      (insertId) => post('liveStreamingMute', { id: insertId, minutes: 1 }, owner),
    ];
    for (const live_streaming_id of [show.id, null])
      for (const lift of lifts) {
        const { body } = await post('liveStreamingMute', { ...mute, live_streaming_id }, owner);
        const { insertId } = body.data as { insertId: number };
        await lift(insertId);
        const told = `{"type":"talk","unmuted":[${insertId}]}`;
        await Promise.all([here?.sees(told), there?.sees(told)]);
      }
  });

  it('WATCH-06 viewers hear that a comment was answered, taken away and brought back', async () => {
    const stream = await listen(addresses[1] ?? '', viewer);
    const text = { stage_time_id: song.id, stage_time_comment: 'ท่อนนี้ชอบมาก' };
    const { insertId: id } = (await post('stageTimeComment', text, viewer)).body.data as { insertId: number };
    await stream.sees('"comments":[');
    await post('stageTimeCommentAnswer', { id, stage_time_comment_answer: 'ขอบคุณค่ะ' }, owner);
    await stream.sees('"comments_answered":[');
    await stream.sees('"stage_time_comment_answer":"ขอบคุณค่ะ"');
    await test.request('DELETE', `/api/stageTimeComment?id=${id}`, { headers: owner });
    await stream.sees(`"comments_removed":[${id}]`);
    // Of what is taken away, an answer says nothing.
    await post('stageTimeCommentAnswer', { id, stage_time_comment_answer: 'ขออภัยค่ะ' }, owner);
    await post('stageTimeCommentShow', { id }, owner);
    await stream.sees('"comments":[');
    await stream.sees('ขออภัยค่ะ');
    expect(stream.seen.match(/comments_answered/g)).toHaveLength(1);
  });

  it('WATCH-05 cheers reach viewers on every node as sums, from buyers alone and no faster than thumbs', async () => {
    const [here, there] = await Promise.all(addresses.map((address) => listen(address, viewer)));
    const { stage_id } = show;
    expect((await post('stageCheers', { stage_id, love: 3, dance: 1, smile: 0 }, viewer)).status).toBe(200);
    await Promise.all([here, there].map((stream) => stream?.sees('{"type":"cheers","cheers":{"love":3,"dance":1}}')));
    const stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    expect((await post('stageCheers', { stage_id, love: 1 }, stranger)).body.code).toBe('VIDEO_NOT_BOUGHT');
    expect((await post('stageCheers', { stage_id, love: 21 }, viewer)).status).toBe(422);
    expect((await post('stageCheers', { stage_id, hate: 1 }, viewer)).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 40 }, () => post('stageCheers', { stage_id }, viewer)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  it('WATCH-03 who was refunded, or whose days are over, hears no more; others go on', async () => {
    const { manager } = test.database;
    const product_id = (await manager.findOneByOrFail(Product, { stage_id: show.stage_id })).id;
    const { id: user_id } = await makeUser(manager);
    const order = await makeOrder(manager, { user_id, product_id, approve_date: '2026-11-28' });
    const headers = await test.signInAs('user', user_id);
    const [address = ''] = addresses;
    const [refunded, other, team] = [
      await listen(address, headers),
      await listen(address, viewer),
      await listen(address, owner),
    ];
    await manager.update(Orders, order.id, { orders_status: 'refund' });
    await test.get(StageListeners).endThoseWhoLostTheirRight();
    await refunded.ended;
    const says = { live_streaming_id: show.id, live_streaming_comment: 'ยังอยู่ค่ะ' };
    expect((await post('liveStreamingComment', says, viewer)).status).toBe(200);
    await Promise.all([other.sees('ยังอยู่ค่ะ'), team.sees('ยังอยู่ค่ะ')]);
    test.clock.set('2027-11-28T20:00:00+07:00');
    await test.get(StageListeners).endThoseWhoLostTheirRight();
    await other.ended;
    test.clock.set('2026-11-28T20:00:00+07:00');
    expect(refunded.seen).not.toContain('ยังอยู่ค่ะ');
  });

  it('WATCH-05 who may not watch the stage hears nothing', async () => {
    const stranger = await test.signInAs('user', (await makeUser(test.database.manager)).id);
    const path = `/api/stage/events?stage_id=${show.stage_id}`;
    const refused = await test.request('GET', path, { headers: stranger });
    expect([refused.status, refused.body.code]).toEqual([403, 'VIDEO_NOT_BOUGHT']);
    expect((await test.request('GET', path)).status).toBe(401);
  });
});
