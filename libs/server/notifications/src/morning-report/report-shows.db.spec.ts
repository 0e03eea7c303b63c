import { makeUser } from '@wethi/accounts/testing';
import { Band, Stage } from '@wethi/catalog';
import { makeBand, makeProduct } from '@wethi/catalog/testing';
import { makeLiveStreaming, makeVideo } from '@wethi/media/testing';
import { makeOrder, makeTip } from '@wethi/orders/testing';
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

  const told = async () => {
    const rows = await test.database.getRepository(OutboxRow).findBy({ name: sendChatMessage.name });
    return rows.map(({ payload }) => JSON.parse(payload) as ChatNews);
  };

  it('TELL-07 tells the chat of each band how its show of yesterday went, once', async () => {
    const video = await show('2026-11-28', '-1001', 3);
    await show('2026-11-28', null, 1);
    await show('2026-11-27', '-1002', 1);
    await show('2026-11-28', '-1003', 1, 'Cancel');
    await test.get(ReportShows).report();
    await test.get(ReportShows).report();
    const news = await told();
    expect(news.map(({ chat_id }) => chat_id)).toEqual(['-1001']);
    expect(news[0]?.text).toBe(
      [
        '<b>สรุปงานเมื่อคืน</b> แสง &lt;สุดท้าย&gt;',
        'ขายบัตรได้ 3 ใบ จาก 3 คำสั่งซื้อ',
        'ยอดขาย ฿700.00',
        `<a href="${test.config.ADMIN_URL}/admin/videosStatistics/${video}">ดูสถิติการชม</a>`,
      ].join('\n'),
    );
  });

  it('TELL-07 BUY-21 a show that was put off is told of on its new morning, without garlands that were taken back', async () => {
    const { manager } = test.database;
    await show('2026-11-28', '-1004', 1);
    await test.get(ReportShows).report();
    const { id: band_id } = await manager.findOneByOrFail(Band, { band_telegrame: '-1004' });
    const { id: stage_id } = await manager.findOneByOrFail(Stage, { band_id });
    await manager.update(Stage, stage_id, { stage_date: '2026-11-30' });
    const live = await makeLiveStreaming(manager, { stage_id, band_id });
    for (const tip_status of ['paid', 'reversed'] as const)
      await makeTip(manager, live, (await makeUser(manager)).id, {
        ...{ tip_status, tip_amount: 100, tip_paid_at: test.clock.now() },
      });
    test.clock.set('2026-12-01T09:00:00+07:00');
    await test.get(ReportShows).report();
    test.clock.set('2026-11-29T09:00:00+07:00');
    const [, again] = (await told()).filter(({ chat_id }) => chat_id === '-1004');
    expect(again?.text).toContain('มาลัย 1 พวง รวม ฿100.00');
  });
});
