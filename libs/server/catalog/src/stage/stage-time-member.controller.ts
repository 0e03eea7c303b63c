import { Body, Controller, Post, Query } from '@nestjs/common';
import {
  Allow,
  Answers,
  CurrentActor,
  Lookup,
  PubliclyCached,
  refuseField,
  ResourceController,
  type Actor,
  type RawQuery,
} from '@wethi/platform';
import { SetList } from './set-list';
import { SaveStageTimeMember, StageTimeMember } from './stage-time-member.entity';
import { StageTimeMemberUpdate } from './stage-time-member.dto';
import { StageTime } from './stage-time.entity';

/** As many as a page may hold: a stage has several players in each of its songs. */
const MOST = { limit: '100' };

@Controller()
export class StageTimeMemberController extends ResourceController({
  path: 'stageTimeMember',
  entity: StageTimeMember,
  save: SaveStageTimeMember,
  read: 'public',
  write: 'catalog.write',
}) {
  constructor(private readonly setList: SetList) {
    super();
  }

  @PubliclyCached()
  @Lookup('stageTimeMemberByStageId', StageTimeMember, 'stage_id')
  stageTimeMemberByStageId(@Query() query: RawQuery) {
    return this.listBy({ ...MOST, ...query }, 'stage_id');
  }

  @Lookup('stageTimeMemberByStageIdAndMember', StageTimeMember, 'stage_id', 'band_member_id')
  stageTimeMemberByStageIdAndMember(@Query() query: RawQuery) {
    return this.listBy({ ...MOST, ...query }, 'stage_id', 'band_member_id');
  }

  @Lookup('stageTimeMemberByStageTimeId', StageTimeMember, 'stage_time_id')
  stageTimeMemberByStageTimeId(@Query() query: RawQuery) {
    return this.listBy({ ...MOST, ...query }, 'stage_time_id');
  }

  @Post('stageTimeMemberUpdate')
  @Allow('catalog.write')
  @Answers('stageTimeMemberUpdate', { many: StageTimeMember })
  stageTimeMemberUpdate(@Body() body: StageTimeMemberUpdate, @CurrentActor() actor: Actor) {
    return this.setList.assign(body.stage_id, body.stage_time_id, body.band_member_ids, actor);
  }

  protected override async store(input: Partial<StageTimeMember>, actor?: Actor): Promise<number> {
    const kept = input.id === undefined ? undefined : await this.records.byId(StageTimeMember, input.id);
    const { stage_id, stage_time_id } = { ...kept, ...input };
    const item = await this.records.byId(StageTime, stage_time_id ?? 0);
    if (item.stage_id !== stage_id) throw refuseField('stage_time_id', 'รายการนี้ไม่ได้อยู่ในรอบแสดงนี้');
    return super.store(input, actor);
  }
}
