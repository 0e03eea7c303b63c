import { ApiProperty } from '@nestjs/swagger';

/** How full the place is where videos are kept. */
export class VideoRoom {
  /** Null as long as nobody measured it. */
  @ApiProperty({ type: 'integer', nullable: true })
  used_bytes: number | null;

  /** All that it holds; null where it has no end. */
  @ApiProperty({ type: 'integer', nullable: true })
  total_bytes: number | null;
}
