import type { Video } from '../../api-types';
import { optional, readPage, type RowsPage } from '../../server/read.server';
import type { ReplayShow, ShowCard } from '../show-card';

const RECORDINGS = { video_type: 'stage', video_status: 'ready', sort: 'video_item', limit: 100 } as const;

/** Shows that can be watched again, with how long their recordings are. */
export async function withDurations({ rows, total }: RowsPage<ShowCard>): Promise<RowsPage<ReplayShow>> {
  const stages = rows.flatMap(({ stage_id }) => stage_id ?? []);
  const recordings = stages.length
    ? await optional(readPage('videos', { ...RECORDINGS, stage_id_in: stages.join() }), { rows: [], total: 0 })
    : { rows: [] };
  return { rows: rows.map((show) => withDuration(show, recordings.rows)), total };
}

/** A stage may have several recordings; the first one is the show. */
export function withDuration(show: ShowCard, recordings: Pick<Video, 'stage_id' | 'video_duration'>[]): ReplayShow {
  const recording = recordings.find(({ stage_id }) => stage_id === show.stage_id);
  return { ...show, video_duration: recording?.video_duration ?? null };
}
