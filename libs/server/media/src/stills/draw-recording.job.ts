import { Injectable } from '@nestjs/common';
import { Database, JobHandler, Storage, type JobContext } from '@wethi/platform';
import { CaptionedMasters } from '../captions/captioned-masters';
import { qualitiesOf, withStoryboard } from '../playlist/master-playlist';
import { filesOf, secondsOf, segmentAt } from '../playlist/segment-at';
import { runFfmpeg } from '../workshop/ffmpeg';
import { Video } from '../video/video.entity';
import { drawRecording } from './draw-recording';
import { giveFirstPoster } from './first-poster';
import { VideoStills } from './video-stills';

/** Enough to tell its files from those of an upload that takes its place. */
const STEM_LENGTH = 12;
const MASTER = 'master.m3u8';
/** A crash may leave so much out of one quality that another one has. */
const MISSING_SECONDS = 10;

/** Gives the recording of a live show what an upload has: a poster, frames to choose another from, and a storyboard. */
@Injectable()
export class DrawRecording {
  constructor(
    private readonly database: Database,
    private readonly storage: Storage,
    private readonly stills: VideoStills,
    private readonly masters: CaptionedMasters,
  ) {}

  @JobHandler(drawRecording)
  async draw({ video_id }: { video_id: number }, { key, signal }: JobContext): Promise<void> {
    const video = await this.database.manager.findOneBy(Video, { id: video_id });
    const folder = video?.video_content_id;
    if (!folder || !video.video_duration) return;
    await this.storage.keepFolder('videos', folder);
    const [best, ...others] = qualitiesOf(await this.text(folder, MASTER));
    if (!best) return;
    const missing = video.video_duration - secondsOf(await this.text(folder, best.uri));
    // What a show sent after it was opened again is on its own machine until that has kept it.
    if (missing > MISSING_SECONDS) throw new Error(`${Math.round(missing)} s of the recording are not here yet`);
    const drawn = { video, begin: folder.slice(0, STEM_LENGTH), run: key, seconds: video.video_duration };
    const ffmpeg = (options: readonly string[]) => runFfmpeg({ program: 'ffmpeg', arguments: options, signal });
    const inputAt = await this.inputAt(folder, best.uri);
    const { video_frames, poster } = await this.stills.drawFrames({ ...drawn, inputAt }, ffmpeg);
    // It takes long: an upload that took the recording's place meanwhile has pictures of its own.
    const isStill = (now: string | undefined) => qualitiesOf(now ?? '')[0]?.uri === best.uri;
    if (!isStill(await this.text(folder, MASTER))) return;
    await this.database.update(Video, video_id, { video_frames });
    await giveFirstPoster(this.database, video_id, poster);
    // Every picture of the show is read for it: those of the smallest quality are the fewest bytes.
    const smallest = (others.at(-1) ?? best).uri;
    for (const name of filesOf(await this.text(folder, smallest))) await this.file(folder, name);
    const input = ['-protocol_whitelist', 'file', '-i', await this.file(folder, smallest)];
    const storyboard = await this.stills.drawStoryboard({ ...drawn, input, size: best }, ffmpeg);
    await this.masters.write(video_id, (now) => (isStill(now) ? withStoryboard(now, storyboard) : now));
  }

  /** ffmpeg cannot jump in HLS of fragmented MP4: it is given the segment of the moment, with its beginning. */
  private async inputAt(folder: string, playlist: string): Promise<(seconds: number) => Promise<string[]>> {
    const text = await this.text(folder, playlist);
    return async (seconds) => {
      const files = await Promise.all((segmentAt(text, seconds) ?? []).map((name) => this.file(folder, name)));
      return ['-protocol_whitelist', 'concat,file', '-f', 'mov', '-i', `concat:${files.join('|')}`];
    };
  }

  /** @throws Error while the recording lies on another machine; the job comes back, there or here */
  private async text(folder: string, playlist: string): Promise<string> {
    const bytes = await this.storage.get('videos', `${folder}/${playlist}`);
    if (!bytes) throw new Error(`there is no ${playlist} of the recording here yet`);
    return bytes.toString();
  }

  private file(folder: string, name: string): Promise<string> {
    return this.storage.localFile('videos', `${folder}/${name}`);
  }
}
