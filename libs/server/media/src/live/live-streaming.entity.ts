import { ApiProperty } from '@nestjs/swagger';
import {
  CHAT_LENGTH,
  CHAT_SLOW_MAX,
  LIVE_ACCESS,
  LIVE_PHASE,
  type LiveAccess,
  type LivePhase,
  type YesNo,
} from '@wethi/contract';
import {
  EnumColumn,
  ForeignKey,
  Html,
  IntegerColumn,
  OfBand,
  PersonnelOnly,
  RecordEntity,
  SearchedByBand,
  SecretText,
  ServerSet,
  Text,
  YesNoColumn,
} from '@wethi/platform';
import { applyDecorators } from '@nestjs/common';
import { Column, Entity, Index } from 'typeorm';

const Moment = () =>
  applyDecorators(
    ServerSet(),
    ApiProperty({ type: String, format: 'date-time', nullable: true }),
    Column({ type: 'datetime', precision: 3, nullable: true }),
  );

/** A live show of a stage (product.md §3 liveStreaming; decisions.md §3). */
@Entity('live_streaming')
@OfBand((row) => `${row}.band_id = :bandId`)
@SearchedByBand()
@Index(['live_streaming_stream_key'], { unique: true })
@Index(['video_id'], { unique: true })
export class LiveStreaming extends RecordEntity {
  /** The stage's. */
  @ServerSet()
  @ForeignKey({ required: true })
  band_id: number;

  @ForeignKey({ required: true })
  stage_id: number;

  /** Receives the show while it is on air, and is its replay afterwards. */
  @ServerSet()
  @ForeignKey({ required: true, index: false })
  video_id: number;

  @Text(200, { required: true, search: true, thai: true, name: true })
  live_streaming_name: string;

  @Html()
  live_streaming_detail: string | null;

  /** Who may watch it, as its video says it, too: see video/live-access.ts. */
  @EnumColumn(LIVE_ACCESS, { default: 'buyers' })
  live_streaming_access: LiveAccess;

  /** Where else the show can be seen; a note of personnel. */
  @PersonnelOnly()
  @Text(500)
  live_streaming_url: string | null;

  /** Server that the band sends to; the setting LIVE_SERVER unless the show has its own. */
  @PersonnelOnly()
  @Text(500)
  live_streaming_server: string | null;

  /** Who has it publishes; shown by liveStreamingKey alone. */
  @SecretText(40)
  live_streaming_stream_key: string | null;

  /** Of who sends the picture: whom personnel calls when it is in trouble. */
  @PersonnelOnly()
  @Text(10, { pattern: /^0\d{9}$/, hint: 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก' })
  live_streaming_technician_tel: string | null;

  /** 'Y' takes publishers, 'N' refuses them. */
  @YesNoColumn('Y')
  live_streaming_status: YesNo;

  /** 'Y' on air. Set by the ingest, never by hand. */
  @ServerSet()
  @YesNoColumn()
  live_streaming_live: YesNo;

  /** When it went on air first. */
  @Moment()
  live_streaming_start_at: Date | null;

  /** When personnel ended it; the chat closes by it, and publishers are refused. */
  @Moment()
  live_streaming_end_at: Date | null;

  /**
   * When what it sent had become its video, after its end; null while it may still send. Set by the ingest. Whose video cannot
   * be played by then has no replay.
   */
  @Moment()
  live_streaming_packed_at: Date | null;

  /** By its start and its end; set with them. */
  @ServerSet()
  @EnumColumn(LIVE_PHASE, { default: 'ready', index: true })
  live_streaming_phase: LivePhase;

  /** Seconds that somebody waits between two messages of the chat, 0 without slow mode. */
  @IntegerColumn({ default: 0, max: CHAT_SLOW_MAX })
  live_streaming_slow: number;

  /** What stands above the chat. */
  @Text(CHAT_LENGTH)
  live_streaming_pinned: string | null;

  /** Who of the team looks after the chat. */
  @PersonnelOnly()
  @ForeignKey()
  staff_id: number | null;

  /** 'Y' keeps messages with forbidden words, phones or links for personnel to see, 'N' refuses them. */
  @YesNoColumn('Y')
  live_streaming_hold: YesNo;

  /** 'Y' plays its chat beside its recording. */
  @YesNoColumn('Y')
  live_streaming_chat_replay: YesNo;

  /** How many watched it at once at most, while it was on air; null before somebody did. Set by the worker. */
  @PersonnelOnly()
  @ServerSet()
  @IntegerColumn()
  live_streaming_peak: number | null;

  /** Messages of the chat that are shown. */
  @ServerSet()
  @IntegerColumn({ default: 0 })
  live_streaming_comments: number;
}

declare module '@wethi/platform' {
  interface Tables {
    live_streaming: LiveStreaming;
  }
}
