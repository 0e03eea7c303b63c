import { applyDecorators, Controller, Get, Optional, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { Answer, Answers, ListParameters, PubliclyCached, ResourceController, type RawQuery } from '@wethi/platform';
import { SaveStageTime, StageTime } from './stage-time.entity';
import { StageVideos, WithVideos } from './stage-videos';

/** A set list in its order, whole unless the caller asks for pages. */
const SET_LIST = { sort: 'stage_detail_time_item', limit: '100' };

/** A lookup whose answer also has the videos of the stage. */
const LookupWithVideos = (path: string, ...columns: string[]) =>
  applyDecorators(
    Get(path),
    Answers(path, { list: StageTime, beside: WithVideos }),
    ListParameters(StageTime),
    ...columns.map((name) => ApiQuery({ name, required: true, schema: { type: 'string' } })),
  );

@Controller()
export class StageTimeController extends ResourceController({
  path: 'stageTime',
  entity: StageTime,
  save: SaveStageTime,
  read: 'public',
  write: 'catalog.write',
}) {
  constructor(@Optional() private readonly stageVideos?: StageVideos) {
    super();
  }

  @PubliclyCached()
  @LookupWithVideos('stageTimeByStageId', 'stage_id')
  async stageTimeByStageId(@Query() query: RawQuery): Promise<Answer> {
    return this.withVideos(query, await this.listBy({ ...SET_LIST, ...query }, 'stage_id'));
  }

  @LookupWithVideos('stageTimeByStageIdAndVideo', 'stage_id', 'video_id')
  async stageTimeByStageIdAndVideo(@Query() query: RawQuery): Promise<Answer> {
    return this.withVideos(query, await this.listBy({ ...SET_LIST, ...query }, 'stage_id', 'video_id'));
  }

  private async withVideos({ stage_id }: RawQuery, { body }: Answer): Promise<Answer> {
    return new Answer({ ...body, videos: (await this.stageVideos?.ofStage(Number(stage_id) || 0)) ?? [] });
  }
}
