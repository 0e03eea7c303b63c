import { STAGE_STATUS, type StageStatus } from '@wethi/contract';
import { EnumColumn, DateOnly, Html, RecordEntity, ForeignKey, Text, TimeOnly } from '@wethi/platform';
import { Entity } from 'typeorm';

/** One performance: where, when, and by whom. */
@Entity('stage')
export class Stage extends RecordEntity {
  @ForeignKey({ required: true })
  band_id: number;

  @Text(200, { required: true, search: true, thai: true })
  stage_title: string;

  @Html()
  stage_detail: string | null;

  @EnumColumn(STAGE_STATUS, { default: 'New' })
  stage_status: StageStatus;

  @DateOnly({ index: true })
  stage_date: string | null;

  @TimeOnly()
  stage_time_start: string | null;

  @TimeOnly()
  stage_time_to: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    stage: Stage;
  }
}
