import { ApiProperty } from '@nestjs/swagger';
import { VIDEO_FAULT, VIDEO_STATUS, type VideoFault, type VideoStatus } from '@wethi/contract';
import { IsBoolean, IsOptional } from 'class-validator';
import { VideoIdBody } from '../video/video-id.body';

/** Another try with the file that is there. */
export class VideoRetryBody extends VideoIdBody {
  /** It is meant to have no sound. */
  @ApiProperty({ type: Boolean, required: false })
  @IsOptional()
  @IsBoolean()
  silent?: boolean;
}

/** One quality, the sound, or the small pictures of the seek bar. */
export class VideoPart {
  /** The shorter side of the picture in pixels, `audio` or `storyboard`. */
  @ApiProperty({ type: String })
  name: string;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 })
  percent: number;

  /** Until it is done, in seconds. */
  @ApiProperty({ type: 'integer', nullable: true })
  seconds_left: number | null;
}

/** How far a video is made ready. */
export class VideoWork {
  @ApiProperty({ type: 'integer' })
  video_id: number;

  @ApiProperty({ enum: Object.keys(VIDEO_STATUS) })
  video_status: VideoStatus;

  /** Work is under way. */
  @ApiProperty({ type: Boolean })
  running: boolean;

  @ApiProperty({ enum: Object.keys(VIDEO_FAULT), nullable: true })
  fault: VideoFault | null;

  /** What the program said. */
  @ApiProperty({ type: String, nullable: true })
  fault_detail: string | null;

  @ApiProperty({ type: String, nullable: true })
  source_name: string | null;

  @ApiProperty({ type: Number, nullable: true })
  source_bytes: number | null;

  @ApiProperty({ type: String, nullable: true })
  source_picture: string | null;

  @ApiProperty({ type: String, nullable: true })
  source_sound: string | null;

  @ApiProperty({ type: [VideoPart] })
  parts: VideoPart[];

  /** Names of the parts that can be watched. */
  @ApiProperty({ type: [String] })
  watchable: string[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  started_at: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  ended_at: Date | null;
}
