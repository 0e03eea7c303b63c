import type { Database } from '@wethi/platform';

/** Drawing takes long: a poster that somebody gave the video meanwhile stays. */
export async function giveFirstPoster(database: Database, videoId: number, path: string | undefined): Promise<void> {
  if (!path) return;
  const update = "UPDATE video SET video_path = ? WHERE id = ? AND COALESCE(video_path, '') = ''";
  await database.query(update, [path, videoId]);
}
