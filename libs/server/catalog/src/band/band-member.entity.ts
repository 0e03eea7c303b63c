import { ForeignKey, OfBand, Picture, RecordEntity, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

@Entity('band_member')
@OfBand((row) => `${row}.band_id = :bandId`)
export class BandMember extends RecordEntity {
  @ForeignKey({ required: true })
  band_id: number;

  @Text(120, { required: true, search: true, thai: true })
  band_member_name: string;

  /** What the member plays or does, such as 'ร้องนำ'. */
  @Text(120, { search: true })
  band_member_subname: string | null;

  @Picture()
  band_member_path: string | null;
}

declare module '@wethi/platform' {
  interface Tables {
    band_member: BandMember;
  }
}
