import { Body, Controller, Get, Post, Query, type MessageEvent } from '@nestjs/common';
import {
  Allow,
  Answers,
  CurrentActor,
  EventStream,
  EventStreams,
  listed,
  ListParameters,
  NoData,
  Records,
  type Actor,
  type Envelope,
  type RawQuery,
} from '@wethi/platform';
import type { Observable } from 'rxjs';
import { Video } from '../video/video.entity';
import { VideoIdBody } from '../video/video-id.body';
import { VideoSources } from './video-sources';
import { VideoRetryBody, VideoWork } from './video-work.dto';
import { VideoWorks } from './video-works';

/** How uploaded videos are made ready: how far, again, stop. */
@Controller()
@Allow('media.write')
export class VideoProcessingController {
  constructor(
    private readonly records: Records,
    private readonly sources: VideoSources,
    private readonly works: VideoWorks,
    private readonly streams: EventStreams,
  ) {}

  /** Of the videos that the list parameters of `videos` find. */
  @Get('videosWork')
  @ListParameters(Video)
  @Answers('videosWork', { list: VideoWork })
  async list(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.works.list(query, actor)));
  }

  /** Works on the uploaded file again; what is finished of it stays. */
  @Post('videosRetry')
  @Answers('videosRetry', { one: NoData })
  async retry(@Body() { id, silent }: VideoRetryBody, @CurrentActor() actor: Actor): Promise<null> {
    await this.records.byId(Video, id, actor);
    await this.sources.retry(id, silent);
    return null;
  }

  @Post('videosStop')
  @Answers('videosStop', { one: NoData })
  async stop(@Body() { id }: VideoIdBody, @CurrentActor() actor: Actor): Promise<null> {
    await this.records.byId(Video, id, actor);
    await this.sources.stop(id);
    return null;
  }

  /** Events `{ video_id: n }` whenever the state of a video changed, and about once a second while it is worked on. */
  @EventStream('videos/events')
  events(@CurrentActor() actor: Actor): Observable<MessageEvent> {
    return this.streams.open(actor, this.works.events(actor));
  }
}
