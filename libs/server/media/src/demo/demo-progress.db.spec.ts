import { makeUser } from '@wethi/accounts/testing';
import { makeProduct, makeStageTime } from '@wethi/catalog/testing';
import { makeOrder } from '@wethi/orders/testing';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { CourseLessons } from '../lessons/course-lessons';
import { CourseProgresses } from '../lessons/course-progress';
import { MediaModule } from '../media.module';
import { makeVideo } from '../testing/media.factory';
import { seedDemoProgress } from './demo-progress';

const LESSONS = 4;
const LEARNERS = 12;

describe('seedDemoProgress', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([MediaModule]);
  });
  afterAll(() => test.close());

  it('ADMIN-03 who bought a course is anywhere between its beginning and its end', async () => {
    const { manager } = test.database;
    const product = await makeProduct(manager, { product_type: 'C' });
    const stage_id = product.stage_id ?? 0;
    for (let lesson = 0; lesson < LESSONS; lesson += 1) {
      const video = { stage_id, video_type: 'course', video_status: 'ready', video_duration: 5_000 } as const;
      const { id: video_id } = await makeVideo(manager, video);
      const item = { stage_detail_time_type: 'lesson', stage_detail_time_item: lesson + 1 } as const;
      await makeStageTime(manager, { stage_id, video_id, ...item });
    }
    const crowd = await Promise.all(Array.from({ length: LEARNERS }, () => makeUser(manager)));
    for (const { id: user_id } of crowd)
      await makeOrder(manager, { user_id, product_id: product.id, orders_status: 'approve' });
    const [refused] = crowd;
    await manager.query("UPDATE orders SET orders_status = 'not' WHERE user_id = ?", [refused?.id]);

    await seedDemoProgress(manager, crowd, test.clock.now());

    const lessons = await test.get(CourseLessons).ofStage(stage_id);
    const seen = await test.get(CourseProgresses).seenBy(
      crowd.map(({ id }) => id),
      lessons,
    );
    expect(crowd.map(({ id }) => seen.get(id))).toEqual([0, 0, 4, 2, 3, 0, 1, 0, 4, 0, 1, 2]);
  });
});
