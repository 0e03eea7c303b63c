import type { Database } from '@wethi/platform';
import type { PurchasedProduct } from './order-view';

/** So near the end there is nothing to go on with. */
const END_SECONDS = 10;

type Left = Pick<PurchasedProduct, 'video_position' | 'video_duration'>;

/** Of a purchase without a recording, and of one that was not begun. */
export const NOT_BEGUN: Left = { video_position: 0, video_duration: null };

/** How long recordings are, and where somebody left them as far as it is written down. They are media's, which builds on orders. */
export async function leftRecordings(
  database: Database,
  userId: number,
  videoIds: readonly number[],
): Promise<Map<number, Left>> {
  if (videoIds.length === 0) return new Map();
  const rows = await database.query<{ id: number; video_duration: number | null; left_at: number | null }[]>(
    `SELECT v.id, v.video_duration,
            (SELECT IF(s.event = 'Ended', 0, s.cur_time_end) FROM video_statistics s
              WHERE s.user_id = ? AND s.video_id = v.id ORDER BY s.update_at DESC, s.id DESC LIMIT 1) AS left_at
       FROM video v WHERE v.id IN (?)`,
    [userId, videoIds],
  );
  return new Map(
    rows.map(({ id, video_duration, left_at }) => {
      const position = left_at ?? 0;
      const isOver = video_duration !== null && position > video_duration - END_SECONDS;
      return [id, { video_duration, video_position: isOver ? 0 : position }];
    }),
  );
}
