import { ForeignKey, IntegerColumn, OfBand, RecordEntity, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

@Entity('band_member_detail')
@OfBand((row) => `${row}.band_member_id IN (SELECT id FROM band_member WHERE band_id = :bandId)`)
export class BandMemberDetail extends RecordEntity {
  @ForeignKey({ required: true })
  band_member_id: number;

  @Text(2000, { search: true })
  band_member_detail_text: string | null;

  @Text(20, { default: 'detail' })
  band_member_detail_type: string;

  @IntegerColumn({ default: 1, index: true })
  band_member_detail_item: number;
}
