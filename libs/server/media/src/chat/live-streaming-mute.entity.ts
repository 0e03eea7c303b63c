import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ForeignKey, OfBand, RecordEntity, ServerSet, Text } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Column, Entity, Index } from 'typeorm';

/** Somebody who may not write in the chat of a show, or of any where it names none; watching goes on. */
@Entity('live_streaming_mute')
@OfBand((row) => `${row}.live_streaming_id IN (SELECT id FROM live_streaming WHERE band_id = :bandId)`)
@Index('live_streaming_mute_at', ['create_at'])
export class LiveStreamingMute extends RecordEntity {
  @ForeignKey({ required: true })
  user_id: number;

  @ForeignKey()
  live_streaming_id: number | null;

  /** What the person reads. */
  @Text(200, { required: true })
  live_streaming_mute_reason: string;

  /** Null to the end of the show. */
  @ServerSet()
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  @Column({ type: 'datetime', precision: 3, nullable: true })
  live_streaming_mute_until: Date | null;
}

const MINUTES_MAX = 365 * 24 * 60;

/** How long, in the body of a save; to the end of the show where it is left out. */
export class MuteLength {
  @applyDecorators(
    ApiProperty({ type: 'integer', minimum: 1, maximum: MINUTES_MAX, required: false }),
    IsOptional(),
    Type(() => Number),
    IsInt(),
    Min(1),
    Max(MINUTES_MAX),
  )
  minutes?: number;
}

/** With the name that the chat shows. */
export class ShownMute extends LiveStreamingMute {
  @ApiProperty({ type: String })
  user_nickname: string;
}

declare module '@wethi/platform' {
  interface Tables {
    live_streaming_mute: LiveStreamingMute;
  }
}
