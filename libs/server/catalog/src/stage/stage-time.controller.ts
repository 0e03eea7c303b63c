import { Controller } from '@nestjs/common';
import { Resource } from '@wethi/platform';
import { StageTime } from './stage-time.entity';

/** Items of set lists; the lookups of a stage's items answer its videos, too, and stand in media. */
@Controller()
export class StageTimeController extends Resource(StageTime, {
  path: 'stageTime',
  read: 'public',
  write: 'catalog.write',
  sort: 'stage_detail_time_item',
  within: 'stage_id',
}) {}
