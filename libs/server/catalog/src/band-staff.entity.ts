import { RecordEntity, Reference, SaveInput, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

@Entity('band_staff')
export class BandStaff extends RecordEntity {
  @Reference({ required: true })
  staff_id: number;

  @Reference({ required: true })
  band_id: number;

  @Text(60, { search: true })
  band_staff_position: string | null;
}

export class SaveBandStaff extends SaveInput(BandStaff) {}
