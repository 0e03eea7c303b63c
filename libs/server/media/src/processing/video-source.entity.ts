import { VIDEO_FAULT, type VideoFault } from '@wethi/contract';
import { EnumColumn, ForeignKey, NamesFile, OfBand, RecordEntity, Text, YesNoColumn } from '@wethi/platform';
import { Column, Entity, Index } from 'typeorm';
import type { Rendition } from '../playlist/master-playlist';

const bigint = { to: (value: number) => value, from: (value: string | number) => Number(value) };

/**
 * The uploaded file of a video and how far it is made ready. Whoever holds its `run` writes it and the video's status: the
 * worker while that is set, a person's call when it sets or clears it.
 */
@Entity('video_source')
@OfBand((row) => `${row}.video_id IN (SELECT id FROM video WHERE band_id = :bandId)`)
export class VideoSource extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  @Index({ unique: true })
  video_id: number;

  /** As whoever uploaded it calls it. */
  @Text(200, { required: true })
  source_name: string;

  @Column({ type: 'bigint', unsigned: true, transformer: bigint })
  source_bytes: number;

  /** Private path; its random name begins the names of all that is made of it. */
  @NamesFile('private')
  @Index({ unique: true })
  @Column({ type: 'varchar', length: 80 })
  source_path: string;

  /** When its upload was begun; null of those from before that was noted. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  source_begun_at: Date | null;

  /** What is in it, in words: '1920×1080 · 30 · H.264'. */
  @Text(60)
  source_picture: string | null;

  @Text(60)
  source_sound: string | null;

  /** It is meant to have no sound. */
  @YesNoColumn('N')
  source_silent: 'Y' | 'N';

  /** Names the processing that is under way; null when there is none. A job whose run is another one stops. */
  @Column({ type: 'char', length: 16, nullable: true })
  run: string | null;

  @EnumColumn(VIDEO_FAULT)
  fault: VideoFault | null;

  /** What the program said, for whoever knows it. */
  @Text(500)
  fault_detail: string | null;

  /** What can be watched. */
  @Column({ type: 'simple-json', nullable: true })
  renditions: Rendition[] | null;

  /** Names of all qualities that there will be, with commas between. */
  @Text(60)
  heights: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  started_at: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  ended_at: Date | null;
}

/** Begins the names of the files that are made of a source, so that those of another one are never taken for them. */
export function stemOf({ source_path }: Pick<VideoSource, 'source_path'>): string {
  return /([0-9a-f]{12})[0-9a-f]*\.\w+$/.exec(source_path)?.[1] ?? 'source';
}
