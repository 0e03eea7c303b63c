import { ForeignKey, OfBand, Picture, RecordEntity, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

/** Somebody who teaches courses (product.md §3). */
@Entity('coach')
@OfBand((row) => `${row}.band_id = :bandId`)
export class Coach extends RecordEntity {
  @ForeignKey({ required: true })
  band_id: number;

  @Text(120, { required: true, search: true, thai: true, name: true })
  coach_name: string;

  /** What they teach and since when, in one line. */
  @Text(200, { search: true })
  coach_subtitle: string | null;

  @Text(1000)
  coach_detail: string | null;

  @Picture()
  coach_img: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    coach: Coach;
  }
}
