import { Injectable } from '@nestjs/common';
import { Clock, Database, JobHandler, Storage } from '@wethi/platform';
import { Video } from '../video/video.entity';
import { deleteReplaced, type Replacement } from './video-run';
import { stemOf, VideoSource } from './video-source.entity';

const STEM = /^[^/]+\/([0-9a-f]{12})-/;
/** Segments, parts and beginnings of a live show, as its packager names them. */
const LIVE = /^[^/]+\/(?:source|audio|\d{2,4})-\d+(?:\.\d+)?\.(?:m4s|mp4)$/;
/** What a newer upload has just written is not touched. */
const YOUNG_MS = 86_400_000;

/** Deletes what is left of the uploads, or of the live show, that an upload took the place of; nobody plays it any more. */
@Injectable()
export class DeleteReplaced {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  @JobHandler(deleteReplaced)
  async sweep({ video_id, stem }: Replacement): Promise<void> {
    const source = await this.database.manager.findOneBy(VideoSource, { video_id });
    const video = await this.database.manager.findOneBy(Video, { id: video_id });
    // A newer upload leaves a job of its own once it plays; until then these are played.
    if (!source || !video?.video_content_id || stemOf(source) !== stem) return;
    const before = this.clock.now().getTime() - YOUNG_MS;
    const replaced: string[] = [];
    for await (const { path, changedAt } of this.storage.list('videos', video.video_content_id))
      if (isOther(path, stem) && changedAt.getTime() < before) replaced.push(path);
    for (const path of replaced) await this.storage.remove('videos', path);
  }
}

/** Playlists, captions and the like belong to the video, whatever it is made of. */
function isOther(path: string, stem: string): boolean {
  const made = STEM.exec(path)?.[1];
  return made === undefined ? LIVE.test(path) : made !== stem;
}
