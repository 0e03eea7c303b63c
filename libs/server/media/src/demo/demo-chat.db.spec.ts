import { makeUser } from '@wethi/accounts/testing';
import { makeProduct } from '@wethi/catalog/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { LiveStreamingComment } from '../chat/live-streaming-comment.entity';
import { LiveStreaming } from '../live/live-streaming.entity';
import { MediaModule } from '../media.module';
import { seedDemoChat } from './demo-chat';
import { seedDemoLiveShows } from './demo-live-shows';

describe('seedDemoChat', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([MediaModule]);
  });
  afterAll(() => test.close());

  it('WATCH-05 what viewers said is counted, so that it can be taken away', async () => {
    const { manager } = test.database;
    const { stage_id } = await makeProduct(manager, { product_status: 'live' });
    await seedDemoLiveShows(manager);
    const viewers = [];
    for (let viewer = 0; viewer < 12; viewer += 1) viewers.push(await makeUser(manager));

    await seedDemoChat(manager, viewers, test.clock.now());

    const show = await manager.findOneByOrFail(LiveStreaming, { stage_id: stage_id ?? 0 });
    const said = await manager.countBy(LiveStreamingComment, { live_streaming_id: show.id });
    expect([said, show.live_streaming_comments]).toEqual([3, 3]);
  });
});
