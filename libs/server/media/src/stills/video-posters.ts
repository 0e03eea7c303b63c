import { Injectable } from '@nestjs/common';
import { Pictures, Records, refuse, Storage, type Actor } from '@wethi/platform';
import { Video } from '../video/video.entity';

export const POSTER_WIDTH = 1280;

/** Posters that are chosen from the frames of a video (WATCH-10). */
@Injectable()
export class VideoPosters {
  constructor(
    private readonly records: Records,
    private readonly storage: Storage,
    private readonly pictures: Pictures,
  ) {}

  /**
   * Keeps a frame as a public picture; the video takes it with its next save, as an uploaded one.
   * @param frame one of the video's `video_frames`
   * @returns the path for its `video_path`
   * @throws Refusal NOT_FOUND
   */
  async keep(id: number, frame: string, actor: Actor): Promise<string> {
    const { video_content_id, video_frames } = await this.records.byId(Video, id, actor);
    const isOwn = video_frames?.split(',').includes(frame);
    const bytes = isOwn ? await this.storage.get('videos', `${video_content_id}/${frame}`) : undefined;
    if (!bytes) throw refuse('NOT_FOUND');
    return this.pictures.keep('video', bytes, POSTER_WIDTH);
  }
}
