import {
  DEVICE_KIND,
  NETWORK_KIND,
  QUALITY,
  VIEWING_KEPT_DAYS,
  type DeviceKind,
  type NetworkKind,
  type Quality,
  type YesNo,
} from '@wethi/contract';
import {
  DateOnly,
  EnumColumn,
  ForeignKey,
  IntegerColumn,
  KeptFor,
  OfBand,
  RecordEntity,
  Text,
  YesNoColumn,
} from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/**
 * What one viewing came to on one day (product.md §3 videoStatistics, with its later shape).
 * Positions and totals are whole seconds. The minutes of video_watched, which tell progress of courses, stay.
 */
@Entity('video_statistics')
@OfBand((row) => `${row}.video_id IN (SELECT id FROM video WHERE band_id = :bandId)`)
@KeptFor(VIEWING_KEPT_DAYS, 'visit_date')
@Index(['session', 'user_id', 'video_id', 'visit_date'], { unique: true })
@Index(['user_id', 'video_id', 'update_at'])
@Index(['user_id', 'visit_date'])
@Index(['video_id', 'visit_date'])
@Index(['visit_date'])
export class VideoStatistics extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  user_id: number;

  @ForeignKey({ required: true, index: false })
  video_id: number;

  /** The product whose purchase opened the video. */
  @ForeignKey()
  product_id: number | null;

  /** Names the viewing; given by videosUserViewById. */
  @Text(40, { required: true })
  session: string;

  /** Day in Bangkok. */
  @DateOnly({ required: true })
  visit_date: string;

  /** Position in the video at the last report. */
  @IntegerColumn({ default: 0 })
  cur_time_end: number;

  /** Seconds really played that day. */
  @IntegerColumn({ default: 0 })
  time_total: number;

  @IntegerColumn({ default: 0 })
  pause_total: number;

  @IntegerColumn({ default: 0 })
  end_total: number;

  /** How often the picture stood still without the viewer wanting it, and for how many seconds. */
  @IntegerColumn({ default: 0 })
  stall_total: number;

  @IntegerColumn({ default: 0 })
  stall_seconds: number;

  /** As the player told last; null where it does not know. */
  @EnumColumn(DEVICE_KIND)
  device: DeviceKind | null;

  @EnumColumn(NETWORK_KIND)
  network: NetworkKind | null;

  @EnumColumn(QUALITY)
  quality: Quality | null;

  /** 'Y' where it began while the show was going on. */
  @YesNoColumn()
  live: YesNo;

  /** 1 once the viewing reached three, five, ten minutes. */
  @IntegerColumn({ default: 0 })
  three_min_total: number;

  @IntegerColumn({ default: 0 })
  five_min_total: number;

  @IntegerColumn({ default: 0 })
  ten_min_total: number;

  /** Position where the viewing began that day, and where it last was. */
  @IntegerColumn({ default: 0 })
  time_start: number;

  @IntegerColumn({ default: 0 })
  time_end: number;

  /** What was reported last; after Ended the next viewing begins afresh. */
  @Text(10, { required: true })
  event: string;

  /** Number of the sitting since the last fresh beginning. */
  @IntegerColumn({ default: 1 })
  count: number;
}

declare module '@wethi/platform' {
  interface Tables {
    video_statistics: VideoStatistics;
  }
}
