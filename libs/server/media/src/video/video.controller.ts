import { Controller, Get, Query, Res } from '@nestjs/common';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  Lookup,
  PubliclyCached,
  readId,
  requireParameters,
  Resource,
  setCookie,
  type Actor,
  type Answer,
  type RawQuery,
} from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import type { SelectQueryBuilder } from 'typeorm';
import { VideoPlayback } from '../playback/playback';
import { Video, VideoView } from './video.entity';
import { playableVideos, VideoCatalogue, videosOfProduct } from './video-catalogue';

/** Videos: public facts for everybody, addresses for personnel, and playing for whoever bought. */
@Controller()
export class VideoController extends Resource(Video, {
  path: 'videos',
  read: 'public',
  write: 'media.write',
  sort: 'video_item',
  lookups: { videosByStageId: ['stage_id'] },
}) {
  constructor(
    private readonly catalogue: VideoCatalogue,
    private readonly playback: VideoPlayback,
  ) {
    super();
  }

  @Lookup('videosByProductId', Video, 'product_id')
  @Allow('public')
  @PubliclyCached()
  videosByProductId(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Answer> {
    requireParameters(query, 'product_id');
    const productId = readId(query, 'product_id');
    const { product_id: _, ...rest } = query;
    return this.page(rest, actor, (rows) => videosOfProduct(rows, productId, actor));
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

  /** Visitors see what can be played. */
  protected override visible(rows: SelectQueryBuilder<Video>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') playableVideos(rows);
  }

  protected override beforeSave(merged: Video, before?: Video): Promise<void> {
    return this.catalogue.settle(merged, before);
  }
}
