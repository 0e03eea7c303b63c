import { STAGE_STATUS, type StageStatus } from '@wethi/contract';
import {
  DateOnly,
  EnumColumn,
  ForeignKey,
  Html,
  OfBand,
  RecordEntity,
  SearchedByBand,
  Text,
  TimeOnly,
} from '@wethi/platform';
import { Entity } from 'typeorm';

/** One performance: where, when, and by whom. */
@Entity('stage')
@OfBand((row) => `${row}.band_id = :bandId`)
@SearchedByBand()
export class Stage extends RecordEntity {
  @ForeignKey({ required: true })
  band_id: number;

  @Text(200, { required: true, search: true, thai: true, name: true })
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
