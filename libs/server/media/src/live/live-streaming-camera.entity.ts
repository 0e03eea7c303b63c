import { ApiProperty } from '@nestjs/swagger';
import type { YesNo } from '@wethi/contract';
import {
  ForeignKey,
  OfBand,
  PersonnelOnly,
  RecordEntity,
  SecretText,
  ServerSet,
  Text,
  YesNoColumn,
} from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';

/** The camera of a member beside a live show: a stream of its own, whose recording becomes a video of the stage (WATCH-10). */
@Entity('live_streaming_camera')
@OfBand((row) => `${row}.live_streaming_id IN (SELECT id FROM live_streaming WHERE band_id = :bandId)`)
@Index(['live_streaming_id', 'band_member_id'], { unique: true })
@Index(['live_streaming_camera_content_id'], { unique: true })
@Index(['live_streaming_camera_stream_key'], { unique: true })
export class LiveStreamingCamera extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  live_streaming_id: number;

  /** Whose camera it is. */
  @ForeignKey({ required: true })
  band_member_id: number;

  /** What it sent, once the show ended. */
  @ServerSet()
  @ForeignKey()
  video_id: number | null;

  /** Folder of what it sends, and part of the address; random, so that addresses tell nothing. */
  @PersonnelOnly()
  @ServerSet()
  @Text(32)
  live_streaming_camera_content_id: string | null;

  /** Who has it publishes; shown by liveStreamingCameraKey alone. */
  @SecretText(40)
  live_streaming_camera_stream_key: string | null;

  /** 'Y' on air. Set by the ingest, never by hand. */
  @ServerSet()
  @YesNoColumn()
  live_streaming_camera_live: YesNo;

  /** The end of the show up to which it is packed; null before. Set by the ingest. */
  @PersonnelOnly()
  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  live_streaming_camera_packed_at: Date | null;
}

declare module '@wethi/platform' {
  interface Tables {
    live_streaming_camera: LiveStreamingCamera;
  }
}
