import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { YesNo } from '@wethi/contract';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Min } from 'class-validator';

/** What a band types into OBS to publish a live show. */
export class PublishingKey {
  @ApiProperty({ type: String })
  live_streaming_server: string;

  @ApiProperty({ type: String })
  live_streaming_stream_key: string;
}

/** Body of the calls that change one live show. */
export class LiveStreamingId {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  id: number;
}

/** How a live show ends. */
export class LiveStreamingEnd extends LiveStreamingId {
  /** 'Y' keeps its replay closed until somebody opens it; without it the shop's setting says so. */
  @ApiPropertyOptional({ enum: ['Y', 'N'] })
  @IsOptional()
  @IsIn(['Y', 'N'])
  video_disable?: YesNo;
}
