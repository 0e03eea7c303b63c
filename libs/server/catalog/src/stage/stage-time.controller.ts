import { applyDecorators, Controller, Optional, Query } from '@nestjs/common';
import {
  Allow,
  Answer,
  Answers,
  CurrentActor,
  Lookup,
  PubliclyCached,
  readId,
  requireParameters,
  Resource,
  type Actor,
  type RawQuery,
} from '@wethi/platform';
import { StageTime } from './stage-time.entity';
import { StageVideos, WithVideos } from './stage-videos';

/** A lookup whose answer also has the videos of the stage. */
const LookupWithVideos = (path: string, ...columns: (keyof StageTime & string)[]) =>
  applyDecorators(
    Lookup(path, StageTime, ...columns),
    Allow('public'),
    PubliclyCached(),
    Answers(path, { list: StageTime, beside: WithVideos }),
  );

@Controller()
export class StageTimeController extends Resource(StageTime, {
  path: 'stageTime',
  read: 'public',
  write: 'catalog.write',
  sort: 'stage_detail_time_item',
}) {
  constructor(@Optional() private readonly stageVideos?: StageVideos) {
    super();
  }

  @LookupWithVideos('stageTimeByStageId', 'stage_id')
  stageTimeByStageId(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Answer> {
    requireParameters(query, 'stage_id');
    return this.withVideos(query, actor);
  }

  @LookupWithVideos('stageTimeByStageIdAndVideo', 'stage_id', 'video_id')
  stageTimeByStageIdAndVideo(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Answer> {
    requireParameters(query, 'stage_id', 'video_id');
    return this.withVideos(query, actor);
  }

  /** A set list, whole unless the caller asks for pages. */
  private async withVideos(query: RawQuery, actor?: Actor): Promise<Answer> {
    const { body } = await this.page({ limit: '100', ...query }, actor);
    return new Answer({ ...body, videos: (await this.stageVideos?.ofStage(readId(query, 'stage_id'))) ?? [] });
  }
}
