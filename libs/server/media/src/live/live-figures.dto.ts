import { ApiProperty } from '@nestjs/swagger';
import { LIVE_SIGNAL, type LiveSignal, type YesNo } from '@wethi/contract';

/** What the back office's list tells of a live show beside its row. */
export class LiveFigures {
  @ApiProperty({ type: 'integer' })
  live_streaming_id: number;

  /** Of a product that sells it. */
  @ApiProperty({ type: String, nullable: true })
  product_img: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  stage_date: string | null;

  @ApiProperty({ type: String, nullable: true })
  stage_time_start: string | null;

  /** Whether the band has a chat that hears how its show went. */
  @ApiProperty({ enum: ['Y', 'N'] })
  reports_to_chat: YesNo;

  /** People who watch now. */
  @ApiProperty({ type: 'integer' })
  watching: number;

  /** Tickets of approved orders. */
  @ApiProperty({ type: 'integer' })
  sold: number;

  /** Garlands that were paid, and what they came to in baht. */
  @ApiProperty({ type: 'integer' })
  tips: number;

  @ApiProperty()
  tip_total: number;

  /** How often viewers asked for help until its end, and how many of them wait for an answer. */
  @ApiProperty({ type: 'integer' })
  help_requests: number;

  @ApiProperty({ type: 'integer' })
  help_waiting: number;

  /** How long its chat stays open after its end. */
  @ApiProperty({ type: 'integer' })
  chat_after_minutes: number;

  /** Whether its replay opens by itself, where whoever ends it says nothing else. */
  @ApiProperty({ enum: ['Y', 'N'] })
  replay_opens: YesNo;

  /** Bytes that recordings may still take. */
  @ApiProperty({ type: 'integer' })
  room_bytes: number;

  /** While nobody sends: tested where a picture once came, else null. */
  @ApiProperty({ enum: Object.keys(LIVE_SIGNAL), nullable: true })
  signal: LiveSignal | null;
}
