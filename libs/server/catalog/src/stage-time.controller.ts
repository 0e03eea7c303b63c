import { Controller, Query } from '@nestjs/common';
import { Lookup, ResourceController, type RawQuery } from '@wethi/platform';
import { SaveStageTime, StageTime } from './stage-time.entity';

/** A set list in its order, whole unless the caller asks for pages. */
const SET_LIST = { sort: 'stage_detail_time_item', limit: '100' };

@Controller()
export class StageTimeController extends ResourceController({
  path: 'stageTime',
  entity: StageTime,
  save: SaveStageTime,
  read: 'public',
  write: 'personnel',
}) {
  @Lookup('stageTimeByStageId', StageTime, 'stage_id')
  stageTimeByStageId(@Query() query: RawQuery) {
    return this.listBy({ ...SET_LIST, ...query }, 'stage_id');
  }

  @Lookup('stageTimeByStageIdAndVideo', StageTime, 'stage_id', 'video_id')
  stageTimeByStageIdAndVideo(@Query() query: RawQuery) {
    return this.listBy({ ...SET_LIST, ...query }, 'stage_id', 'video_id');
  }
}
