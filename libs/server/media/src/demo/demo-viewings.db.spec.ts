import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { MediaModule } from '../media.module';
import { makeVideo } from '../testing/media.factory';
import { VideoStatistics } from '../viewing/video-statistics.entity';
import { ViewingRecord } from '../viewing/viewing-record';
import { seedDemoViewings } from './demo-viewings';

describe('the demo viewings', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([MediaModule]);
  });
  afterAll(() => test.close());

  it('WATCH-07 are as long as each buyer watched, and nothing of them lies in the future', async () => {
    const { manager } = test.database;
    const now = new Date('2026-11-20T13:42:00Z');
    const product = await makeProduct(manager, { product_status: 'replay' });
    await makeVideo(manager, { stage_id: product.stage_id, video_duration: 1200 });
    for (const hours of [50, 60, 1]) {
      const { id: user_id } = await makeUser(manager);
      const create_at = new Date(now.getTime() - hours * 3_600_000);
      await makeOrder(manager, { user_id, product_id: product.id, create_at });
    }

    await seedDemoViewings(manager, test.get(ViewingRecord), now);

    const rows = await manager.find(VideoStatistics, { order: { id: 'ASC' } });
    expect(rows.map(({ time_total, event }) => [time_total, event])).toEqual([
      [1200, 'Ended'],
      [420, 'Leave'],
    ]);
    for (const { create_at, update_at, time_total } of rows)
      expect(update_at.getTime() - create_at.getTime()).toBe(time_total * 1000);
  });
});
