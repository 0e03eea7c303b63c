import { REPORT_REASON, type ReportReason } from '@wethi/contract';
import { EnumColumn, ForeignKey, RecordEntity } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** A viewer's report of a message in a chat, or of a comment of a song. */
@Entity('written_report')
@Index('written_report_of_message', ['user_id', 'live_streaming_comment_id'], { unique: true })
@Index('written_report_of_comment', ['user_id', 'stage_time_comment_id'], { unique: true })
export class WrittenReport extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  user_id: number;

  @ForeignKey()
  live_streaming_comment_id: number | null;

  @ForeignKey()
  stage_time_comment_id: number | null;

  @EnumColumn(REPORT_REASON, { required: true })
  written_report_reason: ReportReason;
}
