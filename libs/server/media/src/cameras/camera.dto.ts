import { ApiProperty } from '@nestjs/swagger';

/** The camera of one member of the band, beside a show or its recording. */
export class Camera {
  /** Of its video; of the camera itself while the show is live. */
  @ApiProperty({ type: 'integer' })
  id: number;

  /** The member's name, or the video's where it is nobody's. */
  @ApiProperty({ type: String })
  camera_name: string;

  /** What they play. */
  @ApiProperty({ type: String, nullable: true })
  camera_part: string | null;

  /** The member's picture. */
  @ApiProperty({ type: String, nullable: true })
  camera_face: string | null;

  /** A picture of its recording. */
  @ApiProperty({ type: String, nullable: true })
  camera_poster: string | null;

  /** Address of a small picture of what it sends, ever newer; null of a recording. */
  @ApiProperty({ type: String, nullable: true })
  camera_still: string | null;

  /** How much later than the show's own recording it begins, in ms. */
  @ApiProperty({ type: 'integer' })
  video_start_ms: number;

  /** Address of its HLS playlist; null while it cannot be played. Of a live show the stage's events tell which are on air. */
  @ApiProperty({ type: String, nullable: true })
  url: string | null;
}
