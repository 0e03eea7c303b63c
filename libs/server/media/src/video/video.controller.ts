import { Controller, Get, Query } from '@nestjs/common';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  Database,
  Lookup,
  onlyBandOf,
  PubliclyCached,
  readId,
  refuse,
  requireParameters,
  Resource,
  type Actor,
  type Envelope,
  type RawQuery,
} from '@wethi/platform';
import { count, recordDate } from '@wethi/format';
import type { SelectQueryBuilder } from 'typeorm';
import { openCamerasAs, openShowAs } from './live-access';
import { stageOfCourse } from './stage-of-course';
import { VideoAccess } from './video-access';
import { Video, VideoBuyers } from './video.entity';
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
    private readonly database: Database,
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

  /** The lessons of a course that can be played, for who bought it. */
  @Lookup('videosByCourses', Video, 'courses_id')
  @Allow('member', 'media.read')
  async videosByCourses(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    requireParameters(query, 'courses_id');
    const stageId = await stageOfCourse(this.database, readId(query, 'courses_id'));
    await this.access.requireBought(stageId, actor);
    const { courses_id: _, ...rest } = query;
    return this.page(rest, actor, (rows) => rows.andWhere('row.stage_id = :stageId', { stageId }));
  }

  /** Before it is closed or deleted: who would miss it. */
  @Get('videosBuyers')
  @Allow('media.write')
  @Answers('videosBuyers', { one: VideoBuyers })
  async videosBuyers(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<VideoBuyers> {
    return this.access.buyers(await this.records.byId(Video, id, actor));
  }

  /** Visitors see what can be played. */
  protected override visible(rows: SelectQueryBuilder<Video>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') playableVideos(rows);
  }

  /** An upload makes its video by itself, of the band that whoever sends it works for. */
  protected override beforeSave(merged: Video, before: Video | undefined, actor: Actor | undefined): Promise<void> {
    if (!before) merged.band_id ??= onlyBandOf(actor) ?? null;
    return this.catalogue.settle(merged, before);
  }

  /** What else is changed of a replay that stays closed leaves its show as it is. */
  protected override async afterSave(saved: Video, before?: Video): Promise<void> {
    if (!before) return;
    const isMoved = saved.video_disable !== before.video_disable;
    const isOther = saved.video_disable === 'N' && saved.video_type !== before.video_type;
    if (isMoved || isOther) await openShowAs(this.database, saved);
    if (isMoved) await openCamerasAs(this.database, saved.id);
  }

  protected override async beforeRemove(video: Video): Promise<void> {
    const { buyers, until } = await this.access.buyers(video);
    if (until === null) return;
    const message = `มีคนซื้อ ${count(buyers)} คนที่ยังดูได้ถึง ${recordDate(until)} ลบได้หลังจากนั้น หรือเลือก “ปิดไว้”`;
    throw refuse('VIDEO_STILL_BOUGHT', { message });
  }
}
