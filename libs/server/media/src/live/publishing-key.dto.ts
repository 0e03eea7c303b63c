import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';

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
