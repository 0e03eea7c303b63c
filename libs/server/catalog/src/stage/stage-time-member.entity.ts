import { ForeignKey, OfBand, RecordEntity } from '@wethi/platform';
import { Entity, Index } from 'typeorm';

/** Who plays in one item of a set list. */
@Entity('stage_time_member')
@OfBand((row) => `${row}.stage_id IN (SELECT id FROM stage WHERE band_id = :bandId)`)
@Index(['stage_time_id', 'band_member_id'], { unique: true })
export class StageTimeMember extends RecordEntity {
  @ForeignKey({ required: true })
  stage_id: number;

  @ForeignKey({ required: true, index: false })
  stage_time_id: number;

  @ForeignKey({ required: true })
  band_member_id: number;
}
