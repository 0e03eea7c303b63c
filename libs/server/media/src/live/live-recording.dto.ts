import { ApiProperty } from '@nestjs/swagger';
import type { YesNo } from '@wethi/contract';
import { ByIdQuery } from '@wethi/platform';
import { Matches } from 'class-validator';

/** One file that the band sent: another begins when the line came back. */
export class LiveRecording {
  /** Names it. */
  @ApiProperty({ type: String })
  recording: string;

  @ApiProperty({ type: String, format: 'date-time' })
  begun_at: Date;

  /** Bytes. */
  @ApiProperty({ type: 'integer' })
  size: number;

  /** Of the line that stood by. */
  @ApiProperty({ enum: ['Y', 'N'] })
  is_backup: YesNo;
}

export class LiveRecordingQuery extends ByIdQuery {
  @ApiProperty({ type: String })
  @Matches(/^[\w.-]{1,100}$/)
  recording: string;
}
