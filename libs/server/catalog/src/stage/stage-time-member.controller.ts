import { Body, Controller, Post } from '@nestjs/common';
import { Allow, Answers, CurrentActor, refuseField, Resource, type Actor } from '@wethi/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { announcedStages } from '../scope/shown';
import { SetList } from './set-list';
import { StageTimeMemberUpdate } from './stage-time-member.dto';
import { StageTimeMember } from './stage-time-member.entity';
import { StageTime } from './stage-time.entity';

@Controller()
export class StageTimeMemberController extends Resource(StageTimeMember, {
  path: 'stageTimeMember',
  read: 'public',
  write: 'catalog.write',
  lookups: {
    stageTimeMemberByStageId: ['stage_id'],
    stageTimeMemberByStageIdAndMember: ['stage_id', 'band_member_id'],
    stageTimeMemberByStageTimeId: ['stage_time_id'],
  },
}) {
  constructor(private readonly setList: SetList) {
    super();
  }

  protected override visible(rows: SelectQueryBuilder<StageTimeMember>, actor?: Actor): void {
    if (actor?.kind !== 'personnel') announcedStages(rows, 'stage_id');
  }

  @Post('stageTimeMemberUpdate')
  @Allow('catalog.write')
  @Answers('stageTimeMemberUpdate', { many: StageTimeMember })
  stageTimeMemberUpdate(@Body() body: StageTimeMemberUpdate, @CurrentActor() actor: Actor) {
    return this.setList.assign(body.stage_id, body.stage_time_id, body.band_member_ids, actor);
  }

  protected override async beforeSave({ stage_id, stage_time_id }: StageTimeMember): Promise<void> {
    const item = await this.records.byId(StageTime, stage_time_id);
    if (item.stage_id !== stage_id) throw refuseField('stage_time_id', 'รายการนี้ไม่ได้อยู่ในรอบแสดงนี้');
  }
}
