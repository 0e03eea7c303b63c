import { Controller, Query } from '@nestjs/common';
import {
  Allow,
  CurrentActor,
  Lookup,
  PubliclyCached,
  readId,
  refuse,
  requireParameters,
  Resource,
  type Actor,
  type Envelope,
  type RawQuery,
} from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { VideoAccess } from './video-access';
import { Video } from './video.entity';
import { playableVideos, VideoCatalogue, videosOfProduct } from './video-catalogue';

/** Videos: public facts for everybody, addresses for personnel. */
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
    private readonly access: VideoAccess,
  ) {
    super();
  }

  @Lookup('videosByProductId', Video, 'product_id')
  @Allow('public')
  @PubliclyCached()
  videosByProductId(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Envelope> {
    requireParameters(query, 'product_id');
    const productId = readId(query, 'product_id');
    const { product_id: _, ...rest } = query;
    return this.page(rest, actor, (rows) => videosOfProduct(rows, productId, actor));
  }

  /** Visitors see what can be played. */
  protected override visible(rows: SelectQueryBuilder<Video>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') playableVideos(rows);
  }

  protected override beforeSave(merged: Video, before?: Video): Promise<void> {
    return this.catalogue.settle(merged, before);
  }

  protected override async beforeRemove(video: Video): Promise<void> {
    if (await this.access.hasBuyers(video)) throw refuse('VIDEO_STILL_BOUGHT');
  }
}
