import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import type { LiveStreaming } from '../live/live-streaming.entity';
import { MediaHttpModule } from '../media-http.module';
import { makeLiveStreaming } from '../testing/media.factory';
import { Reminders } from './reminders';

describe('reminders of live shows', () => {
  let test: TestApp;
  let show: LiveStreaming;
  let product_id: number;

  beforeAll(async () => {
    test = await createTestApp([MediaHttpModule]);
    const { manager } = test.database;
    const product = await makeProduct(manager);
    product_id = product.id;
    const stage_id = product.stage_id ?? 0;
    await manager.update('stage', { id: stage_id }, { stage_date: '2026-11-28', stage_time_start: '20:00:00' });
    show = await makeLiveStreaming(manager, { stage_id });
  });
  afterAll(() => test.close());

  async function viewer(bought = true) {
    const { manager } = test.database;
    const user = await makeUser(manager);
    if (bought) await makeOrder(manager, { user_id: user.id, product_id, approve_date: '2026-11-20' });
    return test.signInAs('user', user.id);
  }
  const path = '/api/liveStreamingReminder';
  const ask = async (headers: object) =>
    (await test.request('GET', `${path}?id=${show.id}`, { headers })).body.data as object;
  const set = (live_streaming_reminder: string, headers: object) =>
    test.request('POST', path, { headers, body: { id: show.id, live_streaming_reminder } });
  const left = () => test.database.getRepository(OutboxRow).countBy({ name: 'remind-of-show' });
  async function at(time: string) {
    test.clock.set(`2026-11-28T${time}+07:00`);
    await test.get(Reminders).sendDue();
    return left();
  }

  it('WATCH-10 is set and taken back by a buyer alone, as often as they like', async () => {
    test.clock.set('2026-11-28T19:00:00+07:00');
    const buyer = await viewer();
    expect(await ask(buyer)).toEqual({ live_streaming_reminder: 'N' });
    for (const state of ['Y', 'Y', 'N', 'N']) {
      expect((await set(state, buyer)).status).toBe(200);
      expect(await ask(buyer)).toEqual({ live_streaming_reminder: state });
    }
    expect((await set('Y', await viewer(false))).body.code).toBe('VIDEO_NOT_BOUGHT');
    expect((await set('maybe', buyer)).status).toBe(422);
    const nowhere = { headers: buyer, body: { id: 4_000_000_000, live_streaming_reminder: 'Y' } };
    expect((await test.request('POST', path, nowhere)).status).toBe(404);
  });

  it('WATCH-10 TELL-04 goes out once, ten minutes before, by the plan as it is then', async () => {
    test.clock.set('2026-11-28T19:00:00+07:00');
    await set('Y', await viewer());
    expect(await at('19:49:50')).toBe(0);
    const putOff = { stage_time_start: '20:30:00' };
    await test.database.manager.update('stage', { id: show.stage_id }, putOff);
    expect(await at('19:55:00')).toBe(0);
    expect(await at('20:20:00')).toBe(1);
    expect(await at('20:25:00')).toBe(1);
  });

  it('WATCH-10 a show that is put off after the reminder is reminded of again, and one that is a little late is not', async () => {
    const before = await left();
    const begins = (stage: object) => test.database.manager.update('stage', { id: show.stage_id }, stage);
    await begins({ stage_time_start: '20:50:00' });
    expect(await at('20:40:00')).toBe(before);
    await begins({ stage_date: '2026-12-05', stage_time_start: '20:00:00' });
    const then = async (moment: string) => {
      test.clock.set(moment);
      await test.get(Reminders).sendDue();
      return left();
    };
    expect(await then('2026-12-05T19:40:00+07:00')).toBe(before);
    expect(await then('2026-12-05T19:52:00+07:00')).toBe(before + 1);
    expect(await then('2026-12-05T19:55:00+07:00')).toBe(before + 1);
    await begins({ stage_date: '2026-11-28', stage_time_start: '20:30:00' });
  });

  it('WATCH-10 nobody is reminded of a show that was cancelled, that began already, or is over', async () => {
    const before = await left();
    await set('Y', await viewer());
    const stage = { id: show.stage_id };
    await test.database.manager.update('stage', stage, { stage_status: 'Cancel' });
    expect(await at('20:25:00')).toBe(before);
    await test.database.manager.update('stage', stage, { stage_status: 'Ready' });
    await test.database.manager.update('live_streaming', { id: show.id }, { live_streaming_start_at: new Date() });
    expect(await at('20:25:00')).toBe(before);
    await test.database.manager.update('live_streaming', { id: show.id }, { live_streaming_start_at: null });
    expect(await at('20:31:00')).toBe(before);
  });

  it('WATCH-10 a picture hours before is a test of the line: buyers are reminded', async () => {
    const before = await left();
    expect((await set('Y', await viewer())).status).toBe(200);
    const begun = (moment: string) =>
      test.database.manager.update('live_streaming', { id: show.id }, { live_streaming_start_at: new Date(moment) });
    await begun('2026-11-28T20:05:00+07:00');
    expect(await at('20:25:00')).toBe(before);
    await begun('2026-11-28T16:00:00+07:00');
    expect(await at('20:25:00')).toBeGreaterThan(before);
  });
});
