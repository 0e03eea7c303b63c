import { ForeignKey, OfNoBand, RecordEntity, Text } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** A name that a band had: links of those days lead to its page, unless another band took the name. */
@Entity('band_former_name')
@OfNoBand()
export class BandFormerName extends RecordEntity {
  @ForeignKey({ required: true })
  band_id: number;

  @Index({ unique: true })
  @Text(120, { required: true, thai: true })
  band_former_name: string;
}

declare module '@wethi/platform' {
  interface Tables {
    band_former_name: BandFormerName;
  }
}
