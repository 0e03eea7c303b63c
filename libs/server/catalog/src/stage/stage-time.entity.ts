import { STAGE_TIME_TYPE, type StageTimeType, type YesNo } from '@wethi/contract';
import {
  DateOnly,
  EnumColumn,
  ForeignKey,
  Html,
  IntegerColumn,
  OfBand,
  RecordEntity,
  ServerSet,
  Text,
  TimeOnly,
  YesNoColumn,
} from '@wethi/platform';
import { Entity } from 'typeorm';

/** One item of a stage's set list. */
@Entity('stage_time')
@OfBand((row) => `${row}.stage_id IN (SELECT id FROM stage WHERE band_id = :bandId)`)
export class StageTime extends RecordEntity {
  @ForeignKey({ required: true })
  stage_id: number;

  @ForeignKey()
  video_id: number | null;

  /** The chapter of a course that a lesson stands in. */
  @ForeignKey()
  course_chapter_id: number | null;

  /** Who gives a lesson; null where the coach of the course does. */
  @ForeignKey()
  coach_id: number | null;

  @EnumColumn(STAGE_TIME_TYPE, { default: 'video' })
  stage_detail_time_type: StageTimeType;

  @IntegerColumn({ default: 1, index: true })
  stage_detail_time_item: number;

  @Text(200, { required: true, search: true, thai: true })
  stage_detail_time_title: string;

  @Html()
  stage_detail_time_detail: string | null;

  @DateOnly()
  stage_detail_time_date: string | null;

  @TimeOnly()
  stage_detail_time_start: string | null;

  @TimeOnly()
  stage_detail_time_to: string | null;

  /** A lesson opens once the one before it is seen. */
  @YesNoColumn()
  stage_detail_time_after: YesNo;

  /** Seconds into its video, noted as it began on air; null where the times of day say it. */
  @ServerSet()
  @IntegerColumn()
  stage_detail_time_second: number | null;
}

declare module '@wethi/platform' {
  interface Tables {
    stage_time: StageTime;
  }
}
