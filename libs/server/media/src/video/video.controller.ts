import { Controller, Get, Query, Res } from '@nestjs/common';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  ListParameters,
  Lookup,
  PubliclyCached,
  refuseField,
  setCookie,
  ResourceController,
  type Actor,
  type Answer,
  type RawQuery,
} from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { VideoPlayback } from '../playback/playback';
import { SaveVideo, Video, VideoView } from './video.entity';
import { VideoCatalogue } from './video-catalogue';

/** Videos: public facts for everybody, addresses for personnel, and playing for whoever bought. */
@Controller()
export class VideoController extends ResourceController({
  path: 'videos',
  entity: Video,
  save: SaveVideo,
  read: 'public',
  write: 'media.write',
}) {
  constructor(
    private readonly catalogue: VideoCatalogue,
    private readonly playback: VideoPlayback,
  ) {
    super();
  }

  @Get('videos')
  @PubliclyCached()
  @ListParameters(Video)
  @Answers('videos', { list: Video })
  override list(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Answer> {
    return this.catalogue.list(query, actor);
  }

  @Get('videosById')
  @PubliclyCached()
  @Answers('videosById', { one: Video })
  override byId(@Query() query: ByIdQuery, @CurrentActor() actor?: Actor): Promise<Video> {
    return this.catalogue.byId(query.id, actor);
  }

  @PubliclyCached()
  @Lookup('videosByStageId', Video, 'stage_id')
  videosByStageId(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Answer> {
    if (!query['stage_id']) throw refuseField('stage_id', 'กรุณากรอกข้อมูล');
    return this.catalogue.list(query, actor);
  }

  @PubliclyCached()
  @Lookup('videosByProductId', Video, 'product_id')
  videosByProductId(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Answer> {
    return this.catalogue.listOfProduct(query, actor);
  }

  /** Public for the sake of teasers; everything else asks for a purchase. */
  @Get('videosUserViewById')
  @Allow('public')
  @Answers('videosUserViewById', { one: VideoView })
  async videosUserViewById(
    @Query() query: ByIdQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentActor() actor?: Actor,
  ): Promise<VideoView> {
    const { view, cookie } = await this.playback.open(query.id, actor);
    if (cookie) setCookie(reply, cookie);
    return view;
  }

  protected override store(input: SaveVideo, actor?: Actor): Promise<number> {
    return this.catalogue.save(input, actor);
  }
}
