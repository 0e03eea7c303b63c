import { ApiProperty } from '@nestjs/swagger';

/** What a publisher sent in a minute. */
export class BitrateAt {
  /** When the minute began. */
  @ApiProperty({ type: String, format: 'date-time' }) at: Date;
  /** Bits a second, at its end. */
  @ApiProperty({ type: 'integer' }) bitrate: number;
}
