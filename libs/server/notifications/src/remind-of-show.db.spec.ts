import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import type { LiveAccess } from '@wethi/contract';
import { makeLiveStreaming } from '@wethi/media/testing';
import { LiveStreamingReminder } from '@wethi/media';
import { makeOrder } from '@wethi/orders/testing';
import { OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { NotificationsJobsModule } from './notifications-jobs.module';
import { RemindOfShow } from './remind-of-show.job';

describe('the SMS before a live show', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([NotificationsJobsModule]);
  });
  afterAll(() => test.close());

  interface Circumstances {
    stage_status?: string;
    live_streaming_access?: LiveAccess;
  }

  /** @param orders_status of the member's order; without it they bought nothing */
  async function reminded(
    orders_status: 'approve' | 'refund' | undefined,
    { stage_status = 'Ready', live_streaming_access = 'buyers' }: Circumstances = {},
  ) {
    const { manager } = test.database;
    const product = await makeProduct(manager);
    const stage_id = product.stage_id ?? 0;
    await manager.update(
      'stage',
      { id: stage_id },
      { stage_date: '2026-11-28', stage_time_start: '20:00:00', stage_status },
    );
    const named = { stage_id, live_streaming_name: 'ฟังเพลงใต้ต้นไม้', live_streaming_access };
    const show = await makeLiveStreaming(manager, named);
    const user = await makeUser(manager);
    if (orders_status)
      await makeOrder(manager, { user_id: user.id, product_id: product.id, orders_status, approve_date: '2026-11-20' });
    const reminder = await manager.save(
      manager.create(LiveStreamingReminder, { live_streaming_id: show.id, user_id: user.id }),
    );
    const run = () =>
      test
        .get(RemindOfShow)
        .remind(
          { live_streaming_reminder_id: reminder.id },
          { key: `test-${reminder.id}`, signal: AbortSignal.timeout(5_000) },
        );
    await run();
    await run();
    const notices = await test.database.getRepository(OutboxRow).findBy({ name: 'send-notice' });
    const payloads = notices.map(({ payload }) => JSON.parse(payload) as { tel: string; text: string; until: string });
    return { show, sms: payloads.filter(({ tel }) => tel === user.user_tel) };
  }

  it('WATCH-10 TELL-04 names the show and its address, once, and is of no use after its start', async () => {
    const { show, sms } = await reminded('approve');
    expect(sms).toEqual([expect.objectContaining({ until: '2026-11-28T13:00:00.000Z' })]);
    expect(sms[0]?.text).toContain('ฟังเพลงใต้ต้นไม้');
    expect(sms[0]?.text).toContain(`/liveStreaming/${show.id}`);
  });

  it('WATCH-10 is not sent of a show that was cancelled meanwhile', async () => {
    expect((await reminded('approve', { stage_status: 'Cancel' })).sms).toEqual([]);
  });

  it('WATCH-10 is not sent to somebody whose money was given back meanwhile', async () => {
    expect((await reminded('refund')).sms).toEqual([]);
  });

  it('WATCH-10 asks for a purchase only of a show that is sold', async () => {
    expect((await reminded(undefined, { live_streaming_access: 'all' })).sms).toHaveLength(1);
    expect((await reminded(undefined, { live_streaming_access: 'buyers' })).sms).toEqual([]);
  });

  it('WATCH-10 is not sent of a show that only the team sees by now', async () => {
    expect((await reminded('approve', { live_streaming_access: 'team' })).sms).toEqual([]);
  });
});
