import { AccountsHttpModule } from '@wethi/accounts';
import { makePersonnel, makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStage } from '@wethi/catalog/testing';
import { addDays, bangkokTime } from '@wethi/format';
import { OrdersHttpModule } from '@wethi/orders';
import { makeGift, makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming, makeVideo } from '../testing/media.factory';
import type { Video } from '../video/video.entity';
import type { WatchCheck } from './watch-check.dto';

const SHOW_DAY = '2026-11-20';

describe('why somebody cannot watch', () => {
  let test: TestApp;
  let office: { authorization: string };
  let product: { id: number; stage_id: number | null };
  let video: Video;

  const why = async (user_id: number, product_id = product.id) => {
    const path = `/api/userWatchCheck?user_id=${user_id}&product_id=${product_id}`;
    return (await test.request('GET', path, { headers: office })).body.data as unknown as WatchCheck; // an answer is typed by its envelope alone
  };
  const customer = async () => (await makeUser(test.database.manager)).id;
  const order = (user_id: number, overrides: object = {}) =>
    makeOrder(test.database.manager, { user_id, product_id: product.id, approve_date: SHOW_DAY, ...overrides });
  const post = (path: string, body: object) => test.request('POST', `/api/${path}`, { headers: office, body });

  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule, MediaHttpModule, OrdersHttpModule]);
    const made = await makeProduct(test.database.manager, { product_to: SHOW_DAY, product_status: 'replay' });
    product = made;
    video = await makeVideo(test.database.manager, { stage_id: made.stage_id });
  });
  beforeEach(async () => {
    test.clock.set('2026-11-21T12:00:00+07:00');
    office = await test.signInAs('personnel', (await makePersonnel(test.database.manager, { role: 'shop' })).id);
  });
  afterAll(() => test.close());

  it.each([
    ['wait', { orders_status: 'wait' }, 'slip_waits'],
    ['wait, unpaid', { orders_status: 'wait', orders_pay_until: new Date('2026-11-21T06:00:00Z') }, 'unpaid'],
    ['not', { orders_status: 'not', orders_note: 'ยอดไม่ตรง' }, 'refused'],
    ['refund', { orders_status: 'refund' }, 'refunded'],
    ['approve', {}, null],
  ])('ADMIN-06 of an order in %s', async (_, overrides, reason) => {
    const user = await customer();
    const { order_no } = await order(user, overrides);
    expect(await why(user)).toMatchObject({ reason, order: { order_no } });
  });

  it('ADMIN-06 without an order, and with one that was given away, which its receiver watches', async () => {
    const user = await customer();
    expect(await why(user)).toMatchObject({ reason: 'not_bought', order: null, until: null });
    const friend = await makeUser(test.database.manager);
    const gift = await makeGift(test.database.manager, {
      user_id: user,
      product_id: product.id,
      gift_tel: friend.user_tel,
    });
    await order(user, { gift_id: gift.id });
    expect((await why(user)).reason).toBe('given_away');
    expect((await why(friend.id)).reason).toBeNull();
  });

  it('ADMIN-06 a refused try after the paid order changes nothing', async () => {
    const user = await customer();
    const { order_no } = await order(user);
    await order(user, { orders_status: 'not' });
    expect(await why(user)).toMatchObject({ reason: null, order: { order_no } });
  });

  it('ADMIN-06 the account comes before everything else, and unblocking mends it', async () => {
    const user = await customer();
    await order(user);
    await post('userBlock', { user_id: user, user_block_reason: 'แชร์ลิงก์ให้คนอื่นดู', tell: 'N' });
    expect(await why(user)).toMatchObject({ reason: 'blocked', user_block_reason: 'แชร์ลิงก์ให้คนอื่นดู' });
    await post('userUnblock', { user_id: user });
    expect(await why(user)).toMatchObject({ reason: null, user_block_reason: null });
  });

  it('ADMIN-06 WATCH-03 more days open the video again, and taken back close it', async () => {
    const user = await customer();
    await order(user);
    test.clock.set('2026-11-27T12:00:00+07:00');
    office = await test.signInAs('personnel', (await makePersonnel(test.database.manager, { role: 'shop' })).id);
    const over = await why(user);
    expect(over.reason).toBe('window_over');
    expect(bangkokTime(new Date(over.until ?? 0).getTime()).date).toBe('2026-11-24');
    const viewer = await test.signInAs('user', user);
    const view = () => test.request('GET', `/api/videosUserViewById?id=${video.id}`, { headers: viewer });
    expect((await view()).body.code).toBe('VIDEO_WINDOW_OVER');
    const { body } = await post('orders/ordersWatchTo', { id: over.orders_detail_id });
    expect(body.data).toEqual({ orders_detail_watch_to: '2026-12-01' });
    expect(await why(user)).toMatchObject({ reason: null, orders_detail_watch_to: '2026-12-01' });
    expect((await view()).status).toBe(200);
    await post('orders/ordersWatchTo', { id: over.orders_detail_id, orders_detail_watch_to: null });
    expect((await view()).body.code).toBe('VIDEO_WINDOW_OVER');
  });

  it('ADMIN-06 two devices play: one gives its place away, and the other goes on', async () => {
    const user = await customer();
    await order(user);
    const sessions: { headers: object; session: string }[] = [];
    for (const _ of [1, 2]) {
      const headers = await test.signInAs('user', user);
      const answer = await test.request('GET', `/api/videosUserViewById?id=${video.id}`, { headers });
      const { playback } = answer.body.data as unknown as { playback: { session: string } }; // an answer is typed by its envelope alone
      sessions.push({ headers, session: playback.session });
      test.clock.advance(1);
    }
    const full = await why(user);
    expect([full.reason, full.devices.length, full.device_limit]).toEqual(['devices_full', 2, 2]);
    const sign_in = full.devices[0]?.sign_in ?? '';
    await test.request('DELETE', `/api/userWatchDevice?user_id=${user}&sign_in=${sign_in}`, { headers: office });
    expect(await why(user)).toMatchObject({ reason: null, devices: [{ sign_in: full.devices[1]?.sign_in }] });
    const beats = sessions.map(({ headers, session }) =>
      test.request('POST', '/api/videosStatistics', { headers, body: { video_id: video.id, session } }),
    );
    expect((await Promise.all(beats)).map(({ body }) => body.code)).toEqual(['DEVICE_REPLACED', undefined]);
  });

  it.each([
    ['nothing', [], 'no_video'],
    ['an upload', [{ video_status: 'process' as const }], 'processing'],
    ['a broken upload', [{ video_status: 'error' as const }], 'video_failed'],
    ['a closed recording', [{ video_disable: 'Y' as const }], 'closed'],
    ['a recording beside a broken one', [{ video_status: 'error' as const }, {}], null],
    ['a teaser alone', [{ video_type: 'teaser' as const }], 'no_video'],
  ])('ADMIN-06 of a show with %s', async (_, videos, reason) => {
    const { manager } = test.database;
    const stage = await makeStage(manager, { stage_date: SHOW_DAY });
    const { id: product_id } = await makeProduct(manager, { stage_id: stage.id, product_to: SHOW_DAY });
    for (const overrides of videos) await makeVideo(manager, { stage_id: stage.id, ...overrides });
    const user = await customer();
    await order(user, { product_id });
    expect((await why(user, product_id)).reason).toBe(reason);
  });

  it('ADMIN-06 a show that has not begun says when it does, and is watched once it is on air', async () => {
    const { manager } = test.database;
    const stage_date = addDays(test.clock.today(), 3);
    const stage = await makeStage(manager, { stage_date, stage_time_start: '20:00:00' });
    const { id: product_id } = await makeProduct(manager, { stage_id: stage.id, product_to: stage_date });
    const show = await makeLiveStreaming(manager, { stage_id: stage.id });
    const user = await customer();
    await order(user, { product_id });
    const early = await why(user, product_id);
    expect([early.reason, early.video.begins_at]).toEqual(['not_begun', `${stage_date}T13:00:00.000Z`]);
    await manager.query('UPDATE live_streaming SET live_streaming_start_at = NOW(3) WHERE id = ?', [show.id]);
    expect(await why(user, product_id)).toMatchObject({ reason: null, video: { is_live: true } });
  });
});
