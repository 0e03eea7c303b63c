import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import {
  CHAT_REASON,
  COMMENT_STATUS,
  STAGE_TIME_COMMENT_LENGTH,
  type ChatReason,
  type CommentStatus,
  type YesNo,
} from '@wethi/contract';
import {
  EnumColumn,
  ForeignKey,
  IntegerColumn,
  KeptFor,
  OfBand,
  RecordEntity,
  ServerSet,
  Text,
  YesNoColumn,
} from '@wethi/platform';
import { Transform } from 'class-transformer';
import { Column, Entity, Index } from 'typeorm';
import { VISIBLE } from '../audience/visible-text';
import { seenLine } from '../words/chat-text';

/** One line without margins, of what can be seen. */
export const oneLine = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? seenLine(value) : value,
);

/** What a viewer said about an item of a set list; plain text (product.md §3). */
@Entity('stage_time_comment')
@OfBand((row) => `${row}.stage_id IN (SELECT id FROM stage WHERE band_id = :bandId)`)
@KeptFor(30, 'stage_time_comment_removed_at')
@Index('stage_time_comment_of_stage', ['stage_id', 'stage_time_comment_status'])
@Index('stage_time_comment_of_song', ['stage_time_id', 'stage_time_comment_status'])
@Index('stage_time_comment_judged', ['stage_time_comment_waits', 'create_at'])
@Index('stage_time_comment_judged_of_stage', ['stage_id', 'stage_time_comment_waits', 'create_at'])
export class StageTimeComment extends RecordEntity {
  @ForeignKey({ required: true })
  user_id: number;

  @ForeignKey({ required: true, index: false })
  stage_id: number;

  @ForeignKey({ required: true, index: false })
  stage_time_id: number;

  @oneLine
  @Text(STAGE_TIME_COMMENT_LENGTH, { required: true, search: true, pattern: VISIBLE, hint: 'กรุณากรอกความคิดเห็น' })
  stage_time_comment: string;

  /** Second of the lesson that it is about. */
  @IntegerColumn({ max: 86_400 })
  stage_time_comment_second: number | null;

  @ServerSet()
  @EnumColumn(COMMENT_STATUS, { default: 'shown', index: true })
  stage_time_comment_status: CommentStatus;

  /** Why it was held. */
  @ServerSet()
  @EnumColumn(CHAT_REASON)
  stage_time_comment_reason: ChatReason | null;

  /** Whether personnel still have to judge it; see `waits`. */
  @ServerSet()
  @YesNoColumn()
  stage_time_comment_waits: YesNo;

  /** How many viewers reported it since personnel last let it pass. */
  @ServerSet()
  @Index('stage_time_comment_reports')
  @IntegerColumn({ default: 0 })
  stage_time_comment_reports: number;

  @ServerSet()
  @Index('stage_time_comment_removed_at')
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  stage_time_comment_removed_at: Date | null;

  /** What it was before it was removed. */
  @ServerSet()
  @EnumColumn(COMMENT_STATUS)
  stage_time_comment_removed_from: CommentStatus | null;

  /** The mute that it went with. */
  @ServerSet()
  @ForeignKey()
  live_streaming_mute_id: number | null;

  /** What the team answered. */
  @ServerSet()
  @Text(STAGE_TIME_COMMENT_LENGTH)
  stage_time_comment_answer: string | null;
}

/** What the author writes; whose it is and which stage it belongs to, the server knows. */
export class SaveStageTimeComment extends IntersectionType(
  PickType(StageTimeComment, ['stage_time_id', 'stage_time_comment'] as const),
  PartialType(PickType(StageTimeComment, ['stage_time_comment_second'] as const)),
) {}

/** A comment as every viewer of the stage sees it: of its author the name and the picture, nothing else. */
export class ShownComment extends PickType(StageTimeComment, [
  'id',
  'create_at',
  'user_id',
  'stage_id',
  'stage_time_id',
  'stage_time_comment',
  'stage_time_comment_second',
  'stage_time_comment_answer',
] as const) {
  /** Nickname, or the masked phone. */
  @ApiProperty({ type: String })
  user_nickname: string;

  @ApiProperty({ type: String, nullable: true })
  user_path: string | null;
}

/** A comment as personnel sees it. */
export class ModeratedComment extends StageTimeComment {
  @ApiProperty({ type: String })
  user_nickname: string;

  @ApiProperty({ type: String, nullable: true })
  user_path: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    stage_time_comment: StageTimeComment;
  }
}
