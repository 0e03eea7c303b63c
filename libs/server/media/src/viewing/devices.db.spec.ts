import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { PubSub } from '@wethi/platform';
import { createTestApp, type TestAnswer, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeVideo } from '../testing/media.factory';
import type { Playback, Video } from '../video/video.entity';
import { RunningViewings } from './running-viewings';

const playbackOf = ({ body }: TestAnswer) => (body.data as { playback: Playback }).playback;
const codeOf = ({ status, body }: TestAnswer) => [status, body.code];
const cookieOf = ({ headers }: TestAnswer) => String(headers['set-cookie'] ?? '');

describe('devices of one buyer', () => {
  let test: TestApp;
  let productId: number;
  let video: Video;

  const view = (headers: object) => test.request('GET', `/api/videosUserViewById?id=${video.id}`, { headers });
  const report = (headers: object, body: object) =>
    test.request('POST', '/api/videosStatistics', { headers, body: { video_id: video.id, ...body } });
  async function buyer() {
    const { id } = await makeUser(test.database.manager);
    await makeOrder(test.database.manager, { user_id: id, product_id: productId, approve_date: '2026-11-20' });
    return { ...(await test.signInAs('user', id)), id };
  }

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    const product = await makeProduct(test.database.manager, { product_to: '2026-11-20', product_status: 'replay' });
    productId = product.id;
    video = await makeVideo(test.database.manager, { stage_id: product.stage_id });
  });
  beforeEach(() => test.clock.set('2026-11-21T12:00:00+07:00'));
  afterAll(() => test.close());

  it('WATCH-03 the third device plays, the first is told why and stays out', async () => {
    const { id, ...first } = await buyer();
    const devices = [first, await test.signInAs('user', id), await test.signInAs('user', id)];
    const sessions: string[] = [];
    for (const device of devices) {
      sessions.push(playbackOf(await view(device)).session);
      test.clock.advance(1);
    }
    const beat = (place: number) => report(devices[place] ?? {}, { session: sessions[place] });
    expect((await beat(2)).status).toBe(200);
    expect((await beat(1)).status).toBe(200);
    const told = await beat(0);
    expect(codeOf(told)).toEqual([409, 'DEVICE_REPLACED']);
    expect(told.body.message).toBe('มีการเปิดดูจากอุปกรณ์หรือแท็บอื่น ที่นี่จึงหยุดเล่น');
    expect(codeOf(await beat(0))).toEqual([409, 'DEVICE_REPLACED']);
    expect((await beat(1)).status).toBe(200);
  });

  it('WATCH-03 a replaced device is told which one took its place, when, and how many may play', async () => {
    const { id, ...first } = await buyer();
    const { session } = playbackOf(await view(first));
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36' };
    for (const device of [{}, phone]) {
      test.clock.advance(1);
      await view({ ...(await test.signInAs('user', id)), ...device });
    }
    const told = await report(first, { session });
    expect(codeOf(told)).toEqual([409, 'DEVICE_REPLACED']);
    expect(told.body.data).toEqual({ device: 'มือถือ Android', at: '2026-11-21T05:00:02.000Z', limit: 2 });
  });

  it('WATCH-03 nothing that was noted of an ended viewing stays for ever', async () => {
    const { id } = await buyer();
    await test.get(RunningViewings).end({ userId: id, viewingId: 's-1', signInId: 'phone' }, 'NOT_SIGNED_IN');
    expect(await test.get(PubSub).redis.pttl(`watch:${id}`)).toBeGreaterThan(0);
  });

  it('WATCH-03 a device that was silent for 45 s, or said goodbye, leaves its place', async () => {
    const { id, ...first } = await buyer();
    const [second, third] = [await test.signInAs('user', id), await test.signInAs('user', id)];
    const sessions = [playbackOf(await view(first)).session, playbackOf(await view(second)).session];
    test.clock.advance(30);
    await report(first, { session: sessions[0] });
    test.clock.advance(16);
    await view(third);
    expect((await report(first, { session: sessions[0] })).status).toBe(200);
    await report(first, { session: sessions[0], event: 'Leave' });
    expect((await report(second, { session: sessions[1] })).status).toBe(200);
  });

  it('WATCH-03 a page loaded again on the same device does not push out another device', async () => {
    const { id, ...phone } = await buyer();
    const television = await test.signInAs('user', id);
    const { session } = playbackOf(await view(television));
    for (let again = 0; again < 5; again += 1) await view(phone);
    expect((await report(television, { session })).status).toBe(200);
  });

  it('WATCH-03 names of players that a client makes up win no place', async () => {
    const { id, ...first } = await buyer();
    const devices = [first, await test.signInAs('user', id), await test.signInAs('user', id)];
    const sessions: string[] = [];
    for (const device of devices) {
      sessions.push(playbackOf(await view(device)).session);
      test.clock.advance(1);
    }
    const [replaced, second, third] = devices;
    for (const session of ['invented-1', 'invented-2', sessions[0], sessions[1], undefined])
      expect(codeOf(await report(replaced ?? {}, { session }))).toEqual([409, 'DEVICE_REPLACED']);
    expect(codeOf(await report(second ?? {}, { session: 'invented-3' }))).toEqual([409, 'DEVICE_REPLACED']);
    expect((await report(second ?? {}, { session: sessions[1] })).status).toBe(200);
    expect((await report(third ?? {}, { session: sessions[2] })).status).toBe(200);
  });

  it('WATCH-03 one sign-in copied to many devices plays on the one that opened last', async () => {
    const { id: _, ...copied } = await buyer();
    const sessions: string[] = [];
    for (let device = 0; device < 4; device += 1) sessions.push(playbackOf(await view(copied)).session);
    for (const session of sessions.slice(0, -1)) {
      const answer = await report(copied, { session });
      expect(codeOf(answer)).toEqual([409, 'DEVICE_REPLACED']);
      expect(cookieOf(answer)).toBe('');
    }
    expect((await report(copied, { session: sessions[3] })).status).toBe(200);
    expect(cookieOf(await report(copied, { session: sessions[0], event: 'Leave' }))).toBe('');
    expect((await report(copied, { session: 'invented' })).status).toBe(409);
    expect((await report(copied, { session: sessions[3] })).status).toBe(200);
  });

  it('WATCH-03 WATCH-15 a device that lost its place gets another by opening the page anew', async () => {
    const { id, ...first } = await buyer();
    const others = [await test.signInAs('user', id), await test.signInAs('user', id)];
    const { session: lost } = playbackOf(await view(first));
    for (const other of others) {
      test.clock.advance(1);
      await view(other);
    }
    expect((await report(first, { session: lost })).status).toBe(409);
    test.clock.advance(1);
    const { session } = playbackOf(await view(first));
    expect((await report(first, { session })).status).toBe(200);
    expect((await report(first, { session: lost })).status).toBe(409);
  });

  it('WATCH-03 pages opened again and again, for the cookie that each brings, are refused', async () => {
    const { id: _, ...copied } = await buyer();
    const opened = await Promise.all(Array.from({ length: 32 }, () => view(copied)));
    const refused = opened.filter(({ status }) => status === 429);
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(refused.map((answer) => [answer.body.code, cookieOf(answer)])).toEqual(Array(2).fill(['TOO_MANY', '']));
    test.clock.advance(3_600);
    expect((await view(copied)).status).toBe(200);
  });

  it('WATCH-03 of twenty devices that begin at once two play', async () => {
    const { id } = await buyer();
    const devices = await Promise.all(Array.from({ length: 20 }, () => test.signInAs('user', id)));
    const opened = await Promise.all(devices.map((device) => view(device)));
    const beats = await Promise.all(
      devices.map((device, place) => report(device, { session: playbackOf(opened[place]!).session })),
    );
    expect(beats.filter(({ status }) => status === 200)).toHaveLength(2);
  });
});
