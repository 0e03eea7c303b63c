import { ApiProperty } from '@nestjs/swagger';

/** How a minute of a live show was sent and came through. */
export class SignalMinute {
  /** When the minute began. */
  @ApiProperty({ type: String, format: 'date-time' }) at: Date;
  /** Bits a second, at its end. */
  @ApiProperty({ type: 'integer' }) bitrate: number;
  /** Milliseconds from the stage to those who watch, as a mean; null where nobody told. */
  @ApiProperty({ type: 'integer', nullable: true }) delay: number | null;
}

/** A time in which nothing came from the band. */
export class SignalBreak {
  @ApiProperty({ type: String, format: 'date-time' }) at: Date;
  @ApiProperty({ type: 'integer', description: 'seconds' }) seconds: number;
}

/** How the signal of a live show was, as long as that is kept: a day. */
export class LiveSignalHistory {
  @ApiProperty({ type: [SignalMinute] }) minutes: SignalMinute[];
  @ApiProperty({ type: [SignalBreak] }) breaks: SignalBreak[];
}
