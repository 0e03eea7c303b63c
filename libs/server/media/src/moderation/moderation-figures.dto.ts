import { ApiProperty } from '@nestjs/swagger';

/** What viewers wrote within seven days, and what became of it. */
export class WeekOfWriting {
  @ApiProperty({ type: 'integer' }) written: number;
  @ApiProperty({ type: 'integer' }) held: number;
  /** Of those that were held. */
  @ApiProperty({ type: 'integer' }) passed: number;
  @ApiProperty({ type: 'integer' }) removed: number;
  /** People who were muted. */
  @ApiProperty({ type: 'integer' }) muted: number;
}

export class ModerationFigures {
  @ApiProperty({ type: 'integer' }) waiting: number;
  @ApiProperty({ type: 'integer' }) reported: number;
  @ApiProperty({ type: WeekOfWriting }) week: WeekOfWriting;
}
