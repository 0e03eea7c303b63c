import type { YesNo } from '@wethi/contract';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Which minutes of an hour of a video somebody watched on a day. Written by ViewingRecord. */
@Entity('video_watched')
@Index(['user_id'])
export class VideoWatched {
  @PrimaryColumn({ type: 'int', unsigned: true })
  video_id: number;

  /** Day in Bangkok. */
  @PrimaryColumn({ type: 'date' })
  visit_date: string;

  @PrimaryColumn({ type: 'int', unsigned: true })
  user_id: number;

  /** Of the video, from 0. */
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  hour: number;

  /** 'Y' while the show was going on. */
  @PrimaryColumn({ type: 'char', length: 1 })
  live: YesNo;

  /** One bit a minute, the lowest for the first: a report that comes twice or late changes nothing. */
  @Column({ type: 'bigint', unsigned: true })
  minutes: string;
}

declare module '@wethi/platform' {
  interface Tables {
    video_watched: VideoWatched;
  }
}
