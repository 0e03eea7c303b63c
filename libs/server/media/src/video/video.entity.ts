import { ApiProperty } from '@nestjs/swagger';
import {
  CAMERA_START_MAX_MS,
  VIDEO_FORMAT,
  VIDEO_STATUS,
  VIDEO_TYPE,
  type VideoFormat,
  type VideoStatus,
  type VideoType,
  type YesNo,
} from '@wethi/contract';
import {
  EnumColumn,
  ForeignKey,
  Html,
  IntegerColumn,
  OfBand,
  PersonnelOnly,
  Picture,
  RecordEntity,
  SearchedByBand,
  ServerSet,
  Text,
  YesNoColumn,
} from '@wethi/platform';
import { Entity, Index } from 'typeorm';

const ADDRESS = { pattern: /^https:\/\/[^\s"'<>]+$|^$/, hint: 'กรุณากรอกที่อยู่ที่ขึ้นต้นด้วย https://' };

/** A recording of a stage, or one kept elsewhere (product.md §3 video; decisions.md §3). */
@Entity('video')
@OfBand((row) => `${row}.band_id = :bandId`)
@SearchedByBand()
@Index(['video_content_id'], { unique: true })
export class Video extends RecordEntity {
  @ForeignKey()
  band_id: number | null;

  @ForeignKey()
  stage_id: number | null;

  /** Order among the videos of a stage. */
  @IntegerColumn({ default: 1, max: 9999, index: true })
  video_item: number;

  @EnumColumn(VIDEO_FORMAT, { default: 'myprolive' })
  video_formath: VideoFormat;

  @Text(200, { required: true, search: true, thai: true })
  video_name: string;

  @Html()
  video_detail: string | null;

  /** Address of another site's player. */
  @PersonnelOnly()
  @Text(500, ADDRESS)
  video_iframe: string | null;

  /** Folder of the files and part of their address; random, so that addresses tell nothing. */
  @PersonnelOnly()
  @ServerSet()
  @Text(32)
  video_content_id: string | null;

  /** Address to embed, used before video_iframe. */
  @PersonnelOnly()
  @Text(500, ADDRESS)
  video_embed: string | null;

  /** Address of a foreign HLS playlist. */
  @PersonnelOnly()
  @Text(500, ADDRESS)
  video_HLS: string | null;

  /** Set from what can be played, not by hand. */
  @ServerSet()
  @EnumColumn(VIDEO_STATUS, { default: 'create', index: true })
  video_status: VideoStatus;

  /** 'Y' keeps it from everybody but personnel, whoever bought it. */
  @YesNoColumn()
  video_disable: YesNo;

  /** Poster. */
  @Picture()
  video_path: string | null;

  /** Names of frames beside its files, to choose a poster from, with commas between. */
  @PersonnelOnly()
  @ServerSet()
  @Text(400)
  video_frames: string | null;

  @EnumColumn(VIDEO_TYPE, { default: 'stage' })
  video_type: VideoType;

  /** Whose camera it is, of a video of that type. */
  @ForeignKey()
  band_member_id: number | null;

  /** How much later than the show's own recording a camera began; below 0 it began before. */
  @IntegerColumn({ default: 0, min: -CAMERA_START_MAX_MS, max: CAMERA_START_MAX_MS })
  video_start_ms: number;

  /** Seconds of it that nobody sees: it plays from here on. */
  @IntegerColumn({ default: 0, max: 86_400 })
  video_begin: number;

  /** Length in seconds, null while unknown. */
  @IntegerColumn()
  video_duration: number | null;
}

/** How a permitted viewer plays a video (decisions.md §2). */
export class Playback {
  /** Address of the HLS playlist, or of the page to embed. */
  @ApiProperty({ type: String })
  url: string;

  @ApiProperty({ enum: ['hls', 'embed'] })
  type: 'hls' | 'embed';

  /** Addresses of the files that a player on a slow line needs first; none of a video that lies elsewhere. */
  @ApiProperty({ type: [String] })
  start: string[];

  /** Seconds where the viewer left, 0 to begin. */
  @ApiProperty({ type: 'integer' })
  position: number;

  /** Seconds between two heartbeats. */
  @ApiProperty({ type: 'integer' })
  heartbeat_s: number;

  /** Text to draw over the picture. */
  @ApiProperty({ type: String })
  watermark: string;

  /** Names this viewing in the heartbeat. */
  @ApiProperty({ type: String })
  session: string;

  /** Until when it may be watched; null without end. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  until: Date | null;
}

/** Who paid for a video and may watch it. */
export class VideoBuyers {
  @ApiProperty({ type: 'integer' })
  buyers: number;

  /** The last day of the last of them; null when there is none. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  until: string | null;

  /** For how many days a ticket opens it after the day of the show, or of the approval of a course. */
  @ApiProperty({ type: 'integer' })
  days: number;
}

/** A video with the way to play it. */
export class VideoView extends Video {
  @ApiProperty({ type: Playback })
  playback: Playback;
}

declare module '@wethi/platform' {
  interface Tables {
    video: Video;
  }
}
