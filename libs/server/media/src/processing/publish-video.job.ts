import { Injectable } from '@nestjs/common';
import { JobHandler, Storage, type JobContext } from '@wethi/platform';
import type { Video } from '../video/video.entity';
import { VideoStills } from '../stills/video-stills';
import { inFolder, VideoWorkshop } from '../workshop/video-workshop';
import { copiedPicture, soundAlone } from './encoding';
import { judge, type Plan } from './judgement';
import { rungsOf } from './ladder';
import { inputOf, probe } from './probe';
import { soundWords, pictureWords } from './source-words';
import { VideoProgress } from './video-progress';
import { encodeVideo, publishVideo, VideoRuns, type Run } from './video-run';
import { stemOf, type VideoSource } from './video-source.entity';
import { WorkerRuns, type RunTools } from './worker-runs';

/** Judges an upload; publishes at once what needs no encoding, with poster and storyboard (WATCH-01). */
@Injectable()
export class PublishVideo {
  constructor(
    private readonly runs: VideoRuns,
    private readonly worker: WorkerRuns,
    private readonly workshop: VideoWorkshop,
    private readonly progress: VideoProgress,
    private readonly stills: VideoStills,
    private readonly storage: Storage,
  ) {}

  @JobHandler(publishVideo)
  async publish(run: Run, { signal }: JobContext): Promise<void> {
    await this.worker.work(run, signal, async (tools) => {
      const { source, video } = await this.runs.read(run);
      await this.workshop.requireRoom(source.source_bytes);
      const file = await this.storage.localFile('private', source.source_path);
      const judgement = judge(await probe(file, tools.signal), source.source_silent === 'Y');
      if ('fault' in judgement) {
        const { fault, detail, picture } = judgement;
        if (picture) await this.runs.note(run, { source: { source_picture: pictureWords(picture) } });
        return this.runs.end(run, fault, detail);
      }
      const { plan } = judgement;
      const input = inputOf(source.source_path, file);
      await this.runs.note(run, { source: facts(plan) });
      const { taken, seconds } = await this.takeWhole(tools, run, source, video, input, plan);
      const encoded = (source.renditions ?? []).filter(({ name }) => !taken.some((one) => one.name === name));
      const renditions = [...encoded, ...taken];
      const drawn = { video, begin: stemOf(source), run: run.run, seconds };
      const inputAt = (at: number) => ['-ss', at.toFixed(3), ...input];
      const { video_frames, poster } = await this.stills.drawFrames({ ...drawn, inputAt }, tools.ffmpeg);
      const storyboard = await this.stills.drawStoryboard({ ...drawn, input, size: plan.picture }, tools.ffmpeg);
      await this.progress.tell(video.id, 'storyboard', { percent: 100, seconds_left: 0 });
      if (plan.copyPicture) await this.workshop.publish(video, renditions, storyboard);
      await this.runs.note(run, {
        source: { renditions },
        video: {
          ...{ video_frames, video_duration: Math.round(seconds) },
          ...(plan.copyPicture && { video_status: 'ready' as const }),
        },
        poster,
        then: encodeVideo,
      });
    });
  }

  /** What is taken as it is, and the sound; read in one go. @returns how long it really is */
  private async takeWhole(
    tools: RunTools,
    { run }: Run,
    source: VideoSource,
    video: Video,
    input: string[],
    plan: Plan,
  ) {
    const place = { begin: stemOf(source), run };
    const { picture, copyPicture, sound } = plan;
    const side = String(Math.min(picture.width, picture.height));
    return this.workshop.at(place, side, (pictureBench) =>
      this.workshop.at(place, 'audio', async (soundBench) => {
        const outputs = [
          ...(copyPicture ? inFolder(copiedPicture(pictureBench.stem), pictureBench.folder) : []),
          ...(sound ? inFolder(soundAlone(soundBench.stem, plan), soundBench.folder) : []),
        ];
        let seconds = plan.seconds ?? 0;
        if (outputs.length > 0) await tools.ffmpeg([...input, ...outputs], copyPicture ? side : 'audio', seconds);
        const taken = [];
        if (copyPicture) {
          const size = { width: picture.width, height: picture.height, frameRate: picture.rate };
          const own = await this.workshop.take(video, pictureBench, side, size);
          taken.push(own.rendition);
          seconds = own.seconds;
        }
        if (sound) taken.push((await this.workshop.take(video, soundBench, 'audio')).rendition);
        return { taken, seconds };
      }),
    );
  }
}

function facts(plan: Plan): Partial<VideoSource> {
  const { picture, copyPicture, sound } = plan;
  const own = copyPicture ? [Math.min(picture.width, picture.height)] : [];
  const heights = [...own, ...rungsOf(plan).map(({ side }) => side)].sort((one, other) => other - one);
  return {
    source_picture: pictureWords(picture),
    source_sound: sound ? soundWords(sound) : null,
    heights: [...heights, ...(sound ? ['audio'] : [])].join(','),
  };
}
