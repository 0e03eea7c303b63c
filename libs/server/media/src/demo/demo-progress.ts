import type { User } from '@wethi/accounts';
import { type Product, StageTime } from '@wethi/catalog';
import { addDays, bangkokTime } from '@wethi/format';
import type { EntityManager } from 'typeorm';
import { makeVideoStatistics } from '../testing/media.factory';
import { Video } from '../video/video.entity';

interface Learner {
  user_id: number;
  product: Pick<Product, 'id' | 'stage_id'>;
}

interface Learned {
  /** Lessons from the first to the last minute, one a day. */
  seen: number;
  /** How much of the next one. */
  begun: number;
  /** The day of the last. */
  until: string;
}

/** What somebody saw of a course, as their player would have reported it. */
export async function learnLessons(
  manager: EntityManager,
  { user_id, product }: Learner,
  { seen, begun, until }: Learned,
): Promise<void> {
  const where = { stage_id: product.stage_id ?? 0 };
  const lessons = await manager.find(StageTime, { where, order: { stage_detail_time_item: 'ASC' } });
  for (const [place, { video_id }] of lessons.entries()) {
    const share = place < seen ? 1 : place === seen ? begun : 0;
    const video = share > 0 && video_id ? await manager.findOneBy(Video, { id: video_id }) : null;
    if (!video?.video_duration) continue;
    const seconds = Math.floor(video.video_duration * share);
    const visit_date = addDays(until, place - seen);
    await makeVideoStatistics(manager, {
      ...{ user_id, video_id: video.id, visit_date, product_id: product.id },
      ...{ cur_time_end: seconds, time_end: seconds, time_total: seconds },
      event: share === 1 ? 'Ended' : 'Pause',
    });
    await manager.query('INSERT INTO video_watched (video_id, visit_date, user_id, hour, live, minutes) VALUES ?', [
      hoursOf(seconds).map((minutes, hour) => [video.id, visit_date, user_id, hour, 'N', minutes]),
    ]);
  }
}

/** The minutes of each hour, one bit a minute. */
function hoursOf(seconds: number): string[] {
  return Array.from({ length: Math.ceil(seconds / 3600) }, (_, hour) => {
    const minutes = Math.min(60, Math.ceil((seconds - hour * 3600) / 60));
    return ((1n << BigInt(minutes)) - 1n).toString();
  });
}

/** Those of the crowd who bought a course are anywhere between its beginning and its end, the same at each making. */
export async function seedDemoProgress(manager: EntityManager, crowd: readonly User[], now: Date): Promise<void> {
  if (crowd.length === 0) return;
  const bought = await manager.query<{ user_id: number; id: number; stage_id: number; lessons: number }[]>(
    `SELECT o.user_id, p.id, p.stage_id, COUNT(t.id) AS lessons
       FROM orders o JOIN orders_detail d ON d.orders_id = o.id JOIN product p ON p.id = d.product_id
       JOIN stage_time t ON t.stage_id = p.stage_id AND t.stage_detail_time_type = 'lesson'
      WHERE o.orders_status = 'approve' AND p.product_type IN ('C', 'T') AND o.user_id IN (?)
      GROUP BY o.id, p.id ORDER BY o.id`,
    [crowd.map(({ id }) => id)],
  );
  const yesterday = addDays(bangkokTime(now).date, -1);
  for (const [place, { user_id, lessons, ...product }] of bought.entries()) {
    // Every sixth has not begun, every sixth is through.
    const seen = place % 6 === 0 ? 0 : place % 6 === 1 ? Number(lessons) : (place * 5) % Number(lessons);
    const begun = place % 6 === 0 ? 0 : ((place * 7) % 9) / 10;
    await learnLessons(manager, { user_id, product }, { seen, begun, until: addDays(yesterday, -(place % 11)) });
  }
}
