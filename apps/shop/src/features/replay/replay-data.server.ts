import { optional, readOne, readRows } from '../../server/read.server';
import type { Stage, Video } from '../../api-types';
import { replaySongs, type ReplaySong } from '../../shows/replays/replay-songs';

/** The public facts of a recording; how to play it is asked by the browser, with its session. */
export interface ReplayData {
  video: Video;
  stage: Pick<Stage, 'id' | 'stage_title' | 'stage_date'> | null;
  bandName: string;
  songs: ReplaySong[];
  /** The other recordings of the same stage. */
  others: Pick<Video, 'id' | 'video_name'>[];
  /** The live show that this is the recording of, where its chat goes along. */
  showId: number | null;
}

async function songsOf(video: Video, stage: Stage): Promise<ReplaySong[]> {
  const [times, players, members] = await Promise.all([
    readRows('stageTimeByStageId', { stage_id: stage.id }),
    optional(readRows('stageTimeMemberByStageId', { stage_id: stage.id }), []),
    optional(readRows('bandMemberByBandId', { band_id: stage.band_id }), []),
  ]);
  return replaySongs(video.id, stage, times, players, members);
}

async function otherVideos(video: Video, stageId: number): Promise<ReplayData['others']> {
  const videos = await readRows('videosByStageId', { stage_id: stageId });
  return videos
    .filter(
      ({ id, video_status, video_type }) => id !== video.id && video_status === 'ready' && video_type !== 'member',
    )
    .map(({ id, video_name }) => ({ id, video_name }));
}

async function showOf(video: Video, stageId: number): Promise<number | null> {
  const shows = await readRows('liveStreamingByStageId', { stage_id: stageId });
  const show = shows.find(({ video_id }) => video_id === video.id);
  return show?.live_streaming_chat_replay === 'Y' ? show.id : null;
}

/** @throws Response 404 for a video that does not exist */
export async function replayData(videoId: number): Promise<ReplayData> {
  if (!Number.isInteger(videoId) || videoId < 1) throw new Response(null, { status: 404 });
  const video = await readOne('videosById', { id: videoId });
  if (!video) throw new Response(null, { status: 404 });
  const stage = video.stage_id ? await readOne('stageById', { id: video.stage_id }) : undefined;
  const bandId = video.band_id ?? stage?.band_id;
  const [band, songs, others, showId] = await Promise.all([
    bandId ? optional(readOne('bandById', { id: bandId }), undefined) : undefined,
    stage ? optional(songsOf(video, stage), []) : [],
    stage ? optional(otherVideos(video, stage.id), []) : [],
    stage ? optional(showOf(video, stage.id), null) : null,
  ]);
  return {
    video,
    stage: stage ? { id: stage.id, stage_title: stage.stage_title, stage_date: stage.stage_date } : null,
    bandName: band?.band_name ?? '',
    songs,
    others,
    showId,
  };
}
