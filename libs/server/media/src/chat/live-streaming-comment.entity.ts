import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  CHAT_LENGTH,
  CHAT_REASON,
  CHAT_STATUS,
  type ChatReason,
  type ChatStatus,
  type TipWords,
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
import { chatLine } from '../words/chat-text';

/** A message in the chat of a live show; plain text (product.md §3). */
@Entity('live_streaming_comment')
@OfBand((row) => `${row}.stage_id IN (SELECT id FROM stage WHERE band_id = :bandId)`)
@KeptFor(30, 'live_streaming_comment_removed_at')
@Index('live_streaming_comment_of_show', ['live_streaming_id', 'live_streaming_comment_status'])
@Index('live_streaming_comment_at', ['live_streaming_id', 'live_streaming_comment_status', 'create_at'])
@Index('live_streaming_comment_of_stage', ['stage_id', 'live_streaming_comment_status'])
@Index('live_streaming_comment_tip_id', ['tip_id'], { unique: true })
@Index('live_streaming_comment_judged', ['live_streaming_comment_waits', 'create_at'])
@Index('live_streaming_comment_judged_of_stage', ['stage_id', 'live_streaming_comment_waits', 'create_at'])
export class LiveStreamingComment extends RecordEntity {
  /** Null where personnel wrote it. */
  @ServerSet()
  @ForeignKey()
  user_id: number | null;

  @ForeignKey({ required: true, index: false })
  live_streaming_id: number;

  @ServerSet()
  @ForeignKey({ required: true, index: false })
  stage_id: number;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? chatLine(value) : value))
  @Text(CHAT_LENGTH, { required: true, search: true, pattern: VISIBLE, hint: 'กรุณาพิมพ์ข้อความ' })
  live_streaming_comment: string;

  @ServerSet()
  @EnumColumn(CHAT_STATUS, { default: 'shown' })
  live_streaming_comment_status: ChatStatus;

  /** The garland that it tells of. */
  @ServerSet()
  @ForeignKey({ index: false })
  tip_id: number | null;

  /** Why it was held. */
  @ServerSet()
  @EnumColumn(CHAT_REASON)
  live_streaming_comment_reason: ChatReason | null;

  /** Whether personnel still have to judge it; see `waits`. */
  @ServerSet()
  @YesNoColumn()
  live_streaming_comment_waits: YesNo;

  /** How many viewers reported it since personnel last let it pass. */
  @ServerSet()
  @Index('live_streaming_comment_reports')
  @IntegerColumn({ default: 0 })
  live_streaming_comment_reports: number;

  @ServerSet()
  @Index('live_streaming_comment_removed_at')
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  live_streaming_comment_removed_at: Date | null;

  /** What it was before it was removed. */
  @ServerSet()
  @EnumColumn(CHAT_STATUS)
  live_streaming_comment_removed_from: ChatStatus | null;

  /** The mute that it went with. */
  @ServerSet()
  @ForeignKey()
  live_streaming_mute_id: number | null;
}

/** What the author writes; the rest the server knows. */
export class SaveLiveStreamingComment extends PickType(LiveStreamingComment, [
  'live_streaming_id',
  'live_streaming_comment',
] as const) {}

/** What hangs on a garland. */
export class TipOfMessage implements TipWords {
  @ApiProperty() tip_amount: number;
  /** A member's name, or the band's. */
  @ApiProperty() tip_to: string;
  @ApiProperty({ type: String, nullable: true }) tip_message: string | null;
}

/** A message as every viewer sees it: of its author the name and the picture, nothing else. */
export class ShownMessage extends PickType(LiveStreamingComment, [
  'id',
  'create_at',
  'user_id',
  'live_streaming_id',
  'live_streaming_comment',
] as const) {
  /** Nickname, or the masked phone; the band's team where `user_id` is null and no garland is told of. */
  @ApiProperty({ type: String })
  user_nickname: string;

  @ApiProperty({ type: String, nullable: true })
  user_path: string | null;

  /** Only of messages that tell of a garland; who gave it may be nobody. */
  @ApiProperty({ type: TipOfMessage, required: false })
  tip?: TipOfMessage;
}

/** A message as personnel sees it. */
export class ModeratedMessage extends LiveStreamingComment {
  @ApiProperty({ type: String })
  user_nickname: string;

  @ApiProperty({ type: String, nullable: true })
  user_path: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    live_streaming_comment: LiveStreamingComment;
  }
}
