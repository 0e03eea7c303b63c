import { makeBandMember, makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { seedDemoComments } from './demo-comments';
import { MediaModule } from '../media.module';
import { StageTimeComment } from '../comments/stage-time-comment.entity';
import { VideosUserStatus } from '../reactions/videos-user-status.entity';

describe('seedDemoComments', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([MediaModule]);
  });
  afterAll(() => test.close());

  it('WATCH-06 viewers of a show that can be watched again like its songs and talk about them, up to now', async () => {
    const { manager } = test.database;
    const { stage_id, band_id } = await makeProduct(manager, { product_status: 'replay' });
    await makeBandMember(manager, { band_id, band_member_path: 'bandMember/face.webp' });
    const onSale = await makeProduct(manager, { product_status: 'sale' });
    await makeStageTime(manager, { stage_id: onSale.stage_id ?? 0 });
    for (let song = 0; song < 5; song += 1) await makeStageTime(manager, { stage_id: stage_id ?? 0 });

    await seedDemoComments(manager, test.clock.now());

    const comments = await manager.find(StageTimeComment, { order: { id: 'ASC' } });
    const counts = [...Map.groupBy(comments, ({ stage_time_id }) => stage_time_id).values()].map(
      ({ length }) => length,
    );
    expect(counts).toEqual([2, 3, 4, 5, 12]);
    expect(comments.every((comment) => comment.stage_id === stage_id && comment.create_at <= test.clock.now())).toBe(
      true,
    );
    const liked = await manager.countBy(VideosUserStatus, { stage_time_status_type: 'Like' });
    expect([liked > 30, liked < (await manager.count(VideosUserStatus))]).toEqual([true, true]);
  });
});
