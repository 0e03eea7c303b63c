import { ForeignKey, OfBand, RecordEntity, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

@Entity('band_staff')
@OfBand((row) => `${row}.band_id = :bandId`)
export class BandStaff extends RecordEntity {
  @ForeignKey({ required: true })
  staff_id: number;

  @ForeignKey({ required: true })
  band_id: number;

  @Text(60, { search: true })
  band_staff_position: string | null;
}
