import { makeProduct } from '@wethi/catalog/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { LiveStreaming } from '../live/live-streaming.entity';
import { MediaModule } from '../media.module';
import { seedDemoLiveShows } from './demo-live-shows';

describe('seedDemoLiveShows', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([MediaModule]);
  });
  afterAll(() => test.close());

  it('WATCH-04 gives a show that is on or to come a live show of its own, once', async () => {
    const { manager } = test.database;
    const [live] = await Promise.all([
      makeProduct(manager, { product_status: 'live', product_title: 'คืนนี้' }),
      makeProduct(manager, { product_status: 'replay' }),
    ]);
    await seedDemoLiveShows(manager);
    await seedDemoLiveShows(manager);
    const shows = await manager.find(LiveStreaming);
    expect(shows).toMatchObject([{ stage_id: live.stage_id, live_streaming_name: 'คืนนี้', live_streaming_live: 'N' }]);
  });
});
