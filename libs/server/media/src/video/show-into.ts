import type { Database } from '@wethi/platform';

/** The live show that a video is still to receive, or receives: shows are built on videos. Undefined once it is packed. */
export async function showInto(database: Database, videoId: number): Promise<{ hasBegun: boolean } | undefined> {
  const [show] = await database.query<{ hasBegun: 0 | 1 }[]>(
    `SELECT live_streaming_start_at IS NOT NULL AS hasBegun FROM live_streaming
      WHERE video_id = ? AND live_streaming_packed_at IS NULL`,
    [videoId],
  );
  return show && { hasBegun: show.hasBegun === 1 };
}
