import { ApiProperty } from '@nestjs/swagger';
import { VIDEO_FORMAT, VIDEO_STATUS, VIDEO_TYPE } from '@wethi/contract';

const id = { type: 'integer', nullable: true } as const;
const instant = { type: String, format: 'date-time' } as const;
const text = { type: String, nullable: true } as const;

/** What everybody may know of a video. */
export class StageVideo {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty(instant) create_at: Date;
  @ApiProperty(instant) update_at: Date;
  @ApiProperty(id) band_id: number | null;
  @ApiProperty(id) stage_id: number | null;
  @ApiProperty({ type: 'integer' }) video_item: number;
  @ApiProperty({ enum: Object.keys(VIDEO_FORMAT) }) video_formath: string;
  @ApiProperty() video_name: string;
  @ApiProperty(text) video_detail: string | null;
  @ApiProperty({ enum: Object.keys(VIDEO_STATUS) }) video_status: string;
  @ApiProperty(text) video_path: string | null;
  @ApiProperty({ enum: Object.keys(VIDEO_TYPE) }) video_type: string;
  /** Seconds. */
  @ApiProperty(id) video_duration: number | null;
}

/** The videos of a stage, answered beside its set list; media, which stands above the catalogue, provides them. */
export abstract class StageVideos {
  /** Rows that a visitor may see, at most 100. */
  abstract ofStage(stageId: number): Promise<StageVideo[]>;
}

/** What stands beside the rows of a set list (product.md §7, stageTime). */
export class WithVideos {
  @ApiProperty({ type: [StageVideo] })
  videos: StageVideo[];
}
