import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Database, JobHandler, Storage, type JobContext } from '@wethi/platform';
import { CaptionedMasters } from '../captions/captioned-masters';
import { qualitiesOf, withStoryboard } from '../playlist/master-playlist';
import { segmentAt } from '../playlist/segment-at';
import { runFfmpeg } from '../workshop/ffmpeg';
import { Video } from '../video/video.entity';
import { drawRecording } from './draw-recording';
import { VideoStills } from './video-stills';

/** Enough to tell its files from those of an upload that takes its place. */
const STEM_LENGTH = 12;

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
    const master = folder && (await this.storage.get('videos', `${folder}/master.m3u8`))?.toString();
    const [best, ...others] = master ? qualitiesOf(master) : [];
    if (!video || !master || !best || !video.video_duration) return;
    const drawn = { video, begin: folder.slice(0, STEM_LENGTH), run: key, seconds: video.video_duration };
    const ffmpeg = (options: readonly string[]) => runFfmpeg({ program: 'ffmpeg', arguments: options, signal });
    const inputAt = await this.inputAt(folder, best.uri);
    const frames = await this.stills.drawFrames({ ...drawn, inputAt }, ffmpeg);
    // It takes long: an upload that took the recording's place meanwhile has pictures of its own.
    const isStill = (now: string | undefined) => qualitiesOf(now ?? '')[0]?.uri === best.uri;
    if (!isStill((await this.storage.get('videos', `${folder}/master.m3u8`))?.toString())) return;
    await this.database.update(Video, video_id, frames);
    const smallest = (others.at(-1) ?? best).uri;
    // Every picture of the show is read for it: those of the smallest quality are the fewest bytes.
    const input = [
      '-protocol_whitelist',
      'file',
      '-i',
      await this.storage.localFile('videos', `${folder}/${smallest}`),
    ];
    const storyboard = await this.stills.drawStoryboard({ ...drawn, input, size: best }, ffmpeg);
    await this.masters.write(video_id, (now) => (isStill(now) ? withStoryboard(now, storyboard) : now));
  }

  /** ffmpeg cannot jump in HLS of fragmented MP4: it is given the segment of the moment, with its beginning. */
  private async inputAt(folder: string, playlist: string): Promise<(seconds: number) => string[]> {
    const text = (await this.storage.get('videos', `${folder}/${playlist}`))?.toString() ?? '';
    const root = dirname(await this.storage.localFile('videos', `${folder}/${playlist}`));
    return (seconds) => {
      const files = (segmentAt(text, seconds) ?? []).map((name) => join(root, name));
      return ['-protocol_whitelist', 'concat,file', '-f', 'mov', '-i', `concat:${files.join('|')}`];
    };
  }
}
