import type { LiveAccess } from '@wethi/contract';
import type { Database } from '@wethi/platform';
import type { Video } from './video.entity';

type Open = Pick<Video, 'video_disable' | 'video_type'>;

/** What a show's video says of who may watch it: whatever opens a video asks there. */
export const OPEN_TO: Record<LiveAccess, Open> = {
  buyers: { video_disable: 'N', video_type: 'stage' },
  team: { video_disable: 'Y', video_type: 'stage' },
  all: { video_disable: 'N', video_type: 'teaser' },
};

/** Whose show somebody sees and hears of, by what they are at its stage. */
export const SEEN_BY = { personnel: ['buyers', 'team', 'all'], buyers: ['buyers', 'all'], everybody: ['all'] } as const;

/** A video that was opened or closed by hand takes its show along. */
export async function openShowAs(database: Database, { id, video_disable, video_type }: Video): Promise<void> {
  const access: LiveAccess = video_disable === 'Y' ? 'team' : video_type === 'teaser' ? 'all' : 'buyers';
  await database.write(
    `UPDATE live_streaming SET live_streaming_access = ?, update_at = update_at
      WHERE video_id = ? AND live_streaming_access <> ?`,
    [access, id, access],
  );
}
