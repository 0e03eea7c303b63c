import { makeUser } from '@wethi/accounts/testing';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { makeVideo } from '@wethi/media/testing';
import { makeOrder } from '@wethi/orders/testing';
import { OutboxRow } from '@wethi/platform';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { sendChatMessage, type ChatNews } from '../chat-decision/send-chat-message.job';
import { NotificationsJobsModule } from '../notifications-jobs.module';
import { ReportShows } from './report-shows.job';

describe('the report of the morning after', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([NotificationsJobsModule]);
    test.clock.set('2026-11-29T09:00:00+07:00');
  });
  afterAll(() => test.close());

  async function show(stage_date: string, band_telegrame: string | null, sold: number, stage_status = 'End') {
    const { manager } = test.database;
    const { id: band_id } = await makeBand(manager, { band_telegrame });
    const product = await makeProduct(manager, { band_id, product_title: 'แสง <สุดท้าย>', product_price: 250 });
    await manager.update('stage', { id: product.stage_id }, { stage_date, stage_status });
    await makeVideo(manager, { stage_id: product.stage_id, band_id, video_type: 'teaser' });
    const { id: video_id } = await makeVideo(manager, { stage_id: product.stage_id, band_id });
    for (let n = 0; n < sold; n += 1)
      await makeOrder(manager, {
        ...{ user_id: (await makeUser(manager)).id, product_id: product.id },
        ...(n === 0 && { orders_refunded: 50 }),
      });
    await makeOrder(manager, {
      user_id: (await makeUser(manager)).id,
      product_id: product.id,
      orders_status: 'wait',
    });
    return video_id;
  }

  it('TELL-07 tells the chat of each band how its show of yesterday went, once', async () => {
    const video = await show('2026-11-28', '-1001', 3);
    await show('2026-11-28', null, 1);
    await show('2026-11-27', '-1002', 1);
    await show('2026-11-28', '-1003', 1, 'Cancel');
    await test.get(ReportShows).report();
    await test.get(ReportShows).report();
    const rows = await test.database.getRepository(OutboxRow).findBy({ name: sendChatMessage.name });
    const told = rows.map(({ payload }) => JSON.parse(payload) as ChatNews);
    expect(told.map(({ chat_id }) => chat_id)).toEqual(['-1001']);
    expect(told[0]?.text).toBe(
      [
        '<b>สรุปงานเมื่อคืน</b> แสง &lt;สุดท้าย&gt;',
        'ขายบัตรได้ 3 ใบ จาก 3 คำสั่งซื้อ',
        'ยอดขาย ฿700.00',
        `<a href="${test.config.ADMIN_URL}/admin/videosStatistics/${video}">ดูสถิติการชม</a>`,
      ].join('\n'),
    );
  });
});
