import { ApiProperty } from '@nestjs/swagger';
import type { YesNo } from '@wethi/contract';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Min } from 'class-validator';
import { LiveStreamingId } from './publishing-key.dto';

/** Body of liveStreamingSong. */
export class LiveSong extends LiveStreamingId {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  stage_time_id: number;

  /** 'Y' it begins now, 'N' it did not begin after all. */
  @ApiProperty({ enum: ['Y', 'N'] })
  @IsIn(['Y', 'N'])
  stage_time_begun: YesNo;
}
