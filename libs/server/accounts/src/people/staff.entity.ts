import { OfBand, RecordEntity, SecretText, Text } from '@wethi/platform';
import { Entity } from 'typeorm';

/** Somebody who works for bands (product.md §3). */
@Entity('staff')
@OfBand((row) => `${row}.id IN (SELECT staff_id FROM band_staff WHERE band_id = :bandId)`)
export class Staff extends RecordEntity {
  @Text(120, { search: true }) staff_email: string | null;
  @Text(80, { required: true, search: true, thai: true, name: true }) staff_name: string;
  @Text(80, { search: true, thai: true }) staff_lname: string | null;
  @Text(60, { search: true, thai: true }) staff_nickname: string | null;
  @Text(10, { search: true }) staff_tel: string | null;
  @Text(60) staff_position: string | null;
  @SecretText(200) password: string | null;
}
