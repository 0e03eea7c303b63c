import type { Database } from '@wethi/platform';

/** What a show and its cameras are called by the packager. A show that is packed is no longer known to it, and its recording stays as it is. */
export async function streamNames(database: Database, showId: number): Promise<string[]> {
  const rows = await database.query<{ name: string | null }[]>(
    `SELECT video.video_content_id AS name FROM live_streaming live JOIN video ON video.id = live.video_id
        WHERE live.id = ? AND live.live_streaming_packed_at IS NULL
      UNION ALL SELECT live_streaming_camera_content_id FROM live_streaming_camera WHERE live_streaming_id = ?`,
    [showId, showId],
  );
  return rows.flatMap(({ name }) => name ?? []);
}
