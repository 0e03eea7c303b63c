import { CAPTION_LANGUAGE, type CaptionLanguage } from '@wethi/contract';
import { EnumColumn, ForeignKey, IntegerColumn, OfBand, RecordEntity, ServerSet, Text } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** Captions of a video in one language; the text lies beside the video's files. */
@Entity('video_caption')
@OfBand((row) => `${row}.video_id IN (SELECT id FROM video WHERE band_id = :bandId)`)
@Index(['video_id', 'caption_language'], { unique: true })
export class VideoCaption extends RecordEntity {
  @ForeignKey({ required: true, index: false })
  video_id: number;

  @EnumColumn(CAPTION_LANGUAGE, { default: 'th' })
  caption_language: CaptionLanguage;

  /** As whoever uploaded it calls it. */
  @Text(200, { required: true })
  caption_name: string;

  /** How many times something is shown. */
  @ServerSet()
  @IntegerColumn({ default: 0 })
  caption_cues: number;

  /** Begins the names of its files; another text has another one, so that no cache keeps the older. */
  @ServerSet()
  @Text(40, { required: true })
  caption_stem: string;
}

declare module '@wethi/platform' {
  interface Tables {
    video_caption: VideoCaption;
  }
}
