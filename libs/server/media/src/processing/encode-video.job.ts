import { Injectable } from '@nestjs/common';
import { Config, JobHandler, Storage, type JobContext } from '@wethi/platform';
import type { Video } from '../video/video.entity';
import { encodedPicture } from './encoding';
import { judge, type Plan } from './judgement';
import { rateAt, rungsOf, sizeAt, type Rung } from './ladder';
import { inputOf, probe } from './probe';
import { encodeVideo, VideoRuns, type Run } from './video-run';
import { stemOf, type VideoSource } from './video-source.entity';
import { VideoWorkshop } from '../workshop/video-workshop';
import { WorkerRuns, type RunTools } from './worker-runs';

/**
 * Makes the qualities of a video one after the other, each watchable as soon as it is done (WATCH-01). What a killed worker
 * had finished stays finished.
 */
@Injectable()
export class EncodeVideo {
  constructor(
    private readonly runs: VideoRuns,
    private readonly worker: WorkerRuns,
    private readonly workshop: VideoWorkshop,
    private readonly storage: Storage,
    private readonly config: Config,
  ) {}

  @JobHandler(encodeVideo)
  async encode(run: Run, { signal }: JobContext): Promise<void> {
    await this.worker.work(run, signal, async (tools) => {
      const { source } = await this.runs.read(run);
      const file = await this.storage.localFile('private', source.source_path);
      const judgement = judge(await probe(file, tools.signal), source.source_silent === 'Y');
      if ('fault' in judgement) return this.runs.end(run, judgement.fault, judgement.detail);
      for (const rung of rungsOf(judgement.plan)) await this.addRung(tools, run, rung, judgement.plan, file);
      await this.runs.end(run);
    });
  }

  private async addRung(tools: RunTools, run: Run, rung: Rung, plan: Plan, file: string): Promise<void> {
    const { source, video } = await this.runs.read(run);
    const name = String(rung.side);
    const done = source.renditions ?? [];
    if (done.some((rendition) => rendition.name === name)) return;
    await this.workshop.requireRoom(source.source_bytes);
    const renditions = [...done, await this.make(tools, run, source, video, rung, plan, file)];
    // Taking files over takes minutes: a newer upload that plays by now is not put back.
    await this.runs.read(run);
    await this.workshop.publish(video, renditions, `${stemOf(source)}-storyboard.vtt`);
    // The video stays as it was where it can: somebody may have its form open, and would be told of a newer version.
    const isNews = video.video_status !== 'ready';
    await this.runs.note(run, { source: { renditions }, ...(isNews && { video: { video_status: 'ready' as const } }) });
  }

  private make(tools: RunTools, { run }: Run, source: VideoSource, video: Video, rung: Rung, plan: Plan, file: string) {
    const name = String(rung.side);
    return this.workshop.at({ begin: stemOf(source), run }, name, async (bench) => {
      const output = encodedPicture(bench.stem, rung, plan, this.config.VIDEO_CORES);
      const input = inputOf(source.source_path, file);
      await tools.ffmpeg([...input, ...output], name, plan.seconds, bench.folder);
      const size = { ...sizeAt(rung.side, plan.picture), frameRate: rateAt(plan.picture.rate) };
      return (await this.workshop.take(video, bench, name, size)).rendition;
    });
  }
}
