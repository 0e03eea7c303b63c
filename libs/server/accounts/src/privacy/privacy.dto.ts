import { ApiProperty } from '@nestjs/swagger';
import { YES_NO, type YesNo, valuesOf } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { IsIn, IsString, Length } from 'class-validator';
import { FourDigitsField } from '../people/sign-in-fields';
import { CONSENTS, type Consent } from './user-consent.entity';

export class ConsentInput {
  @ApiProperty({ enum: CONSENTS }) @IsIn(CONSENTS) user_consent_kind: Consent;
  @ApiProperty({ enum: valuesOf(YES_NO) }) @IsIn(valuesOf(YES_NO)) user_consent_given: YesNo;
}

export class OwnConsent {
  @ApiProperty({ enum: ['terms', ...CONSENTS] }) user_consent_kind: string;
  /** Null of what nobody was asked yet. */
  @ApiProperty({ type: String, nullable: true }) user_consent_version: string | null;
  @ApiProperty({ enum: valuesOf(YES_NO) }) user_consent_given: YesNo;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) create_at: Date | null;
}

export class OwnDataRow {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String, format: 'date-time' }) create_at: Date;
  @ApiProperty({ type: 'integer', nullable: true }) own_data_file_bytes: number | null;
  /** Null while it is made; it can be taken for seven days from then on. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) own_data_file_ready_at: Date | null;
}

/** Of which customer. */
export class CustomerQuery {
  @Id(true) user_id: number;
}

/** Which of their files. */
export class CustomerDataQuery extends CustomerQuery {
  @Id(true) id: number;
}

export class DeletionInput {
  /** The PIN, once more. */
  @FourDigitsField() user_password: string;
}

export class DeletionAnswer {
  /** Until then signing in keeps the account. */
  @ApiProperty({ type: String, format: 'date-time' }) user_delete_at: Date;
}

export class UnsubscribeQuery {
  @ApiProperty({ maxLength: 200 }) @IsString() @Length(20, 200) token: string;
}
