import { RecordEntity, SaveInput, SecretText, Text } from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Entity } from 'typeorm';
import { PasswordField } from '../verification/sign-in-fields';

/** Somebody who works for bands (product.md §3). */
@Entity('staff')
export class Staff extends RecordEntity {
  @Text(120, { search: true }) staff_email: string | null;
  @Text(80, { required: true, search: true, thai: true }) staff_name: string;
  @Text(80, { search: true, thai: true }) staff_lname: string | null;
  @Text(60, { search: true, thai: true }) staff_nickname: string | null;
  @Text(10, { search: true }) staff_tel: string | null;
  @Text(60) staff_position: string | null;
  @SecretText(200) password: string | null;
}

/** The password is written only; without one the old stays. */
export class SaveStaff extends SaveInput(Staff) {
  @ApiProperty({ type: String, minLength: 10, maxLength: 200, writeOnly: true, nullable: true, required: false })
  @IsOptional()
  @PasswordField()
  override password?: string | null;
}
