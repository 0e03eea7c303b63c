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

/**
 * What the cameras of a show sent is open while its video is: it was never seen by others than that.
 * @param sentId one of their videos, where only that follows
 */
export async function openCamerasAs(
  database: Database,
  showVideoId: number,
  sentId: number | null = null,
): Promise<void> {
  await database.write(
    `UPDATE video own JOIN live_streaming l ON l.video_id = own.id
        JOIN live_streaming_camera c ON c.live_streaming_id = l.id JOIN video sent ON sent.id = c.video_id
        SET sent.video_disable = own.video_disable, sent.update_at = sent.update_at
      WHERE own.id = ? AND sent.id = COALESCE(?, sent.id) AND sent.video_disable <> own.video_disable`,
    [showVideoId, sentId],
  );
}

/** A video that was opened or closed by hand takes its show along. */
export async function openShowAs(database: Database, { id, video_disable, video_type }: Video): Promise<void> {
  const access: LiveAccess = video_disable === 'Y' ? 'team' : video_type === 'teaser' ? 'all' : 'buyers';
  await database.write(
    `UPDATE live_streaming SET live_streaming_access = ?, update_at = update_at
      WHERE video_id = ? AND live_streaming_access <> ?`,
    [access, id, access],
  );
  if (access !== 'team') await keepRehearsedSongs(database, id);
}

/**
 * A rehearsal that others than the team may watch is a show: its songs are chapters of its recording, but for those that are
 * in another one.
 */
export async function keepRehearsedSongs(database: Database, videoId: number): Promise<void> {
  await database.write(
    `UPDATE rehearsed_song r JOIN live_streaming l ON l.id = r.live_streaming_id JOIN stage_time t ON t.id = r.stage_time_id
        SET t.video_id = l.video_id, t.stage_detail_time_second = r.second
      WHERE l.video_id = ? AND t.video_id IS NULL`,
    [videoId],
  );
  await database.write(
    `DELETE r FROM rehearsed_song r JOIN live_streaming l ON l.id = r.live_streaming_id
        JOIN stage_time t ON t.id = r.stage_time_id AND t.video_id = l.video_id
      WHERE l.video_id = ?`,
    [videoId],
  );
}
