import { applyDecorators, Controller, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { announcedStages, StageTime } from '@wethi/catalog';
import { LIST_LIMIT_MAX } from '@wethi/contract';
import {
  Allow,
  Envelope,
  Answers,
  CurrentActor,
  Lookup,
  PubliclyCached,
  readId,
  Records,
  requireParameters,
  type Actor,
  type RawQuery,
} from '@wethi/platform';
import { Video } from './video.entity';
import { VideoCatalogue } from './video-catalogue';

/** What stands beside the rows of a set list (product.md §7, stageTime). */
class WithVideos {
  @ApiProperty({ type: [Video] })
  videos: Video[];
}

/** A lookup whose answer also has the videos of the stage. */
const LookupWithVideos = (path: string, ...columns: (keyof StageTime & string)[]) =>
  applyDecorators(
    Lookup(path, StageTime, ...columns),
    Allow('public'),
    PubliclyCached(),
    Answers(path, { list: StageTime, beside: WithVideos }),
  );

/** Set lists, whole unless the caller asks for pages, with the videos of their stage. */
@Controller()
export class SetListController {
  constructor(
    private readonly records: Records,
    private readonly videos: VideoCatalogue,
  ) {}

  @LookupWithVideos('stageTimeByStageId', 'stage_id')
  stageTimeByStageId(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Envelope> {
    requireParameters(query, 'stage_id');
    return this.setList(query, actor);
  }

  @LookupWithVideos('stageTimeByStageIdAndVideo', 'stage_id', 'video_id')
  stageTimeByStageIdAndVideo(@Query() query: RawQuery, @CurrentActor() actor?: Actor): Promise<Envelope> {
    requireParameters(query, 'stage_id', 'video_id');
    return this.setList(query, actor);
  }

  private async setList(query: RawQuery, actor?: Actor): Promise<Envelope> {
    const whole = { sort: 'stage_detail_time_item', limit: String(LIST_LIMIT_MAX), ...query };
    const [data, total] = await this.records.list(StageTime, whole, actor, (rows) => {
      if (actor?.kind !== 'personnel') announcedStages(rows, 'stage_id');
    });
    return new Envelope({ data, total, videos: await this.videos.ofStage(readId(query, 'stage_id'), actor) });
  }
}
