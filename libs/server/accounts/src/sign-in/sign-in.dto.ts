import { ApiProperty } from '@nestjs/swagger';
import { CONSENT_VERSION } from '@wethi/contract';
import { IsBoolean, IsEmail, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { ProofInput } from '../second-factor/second-factor.dto';
import { FourDigitsField, PhoneField, TicketField } from '../people/sign-in-fields';

const ACCEPT = { message: 'กรุณายอมรับเงื่อนไขการใช้บริการฉบับปัจจุบัน' };

export class RegisterInput {
  @PhoneField() user_tel: string;
  @FourDigitsField() user_password: string;
  @TicketField() ticket: string;
  @ApiProperty({ enum: [CONSENT_VERSION] })
  @IsIn([CONSENT_VERSION], ACCEPT)
  consent_version: string;
}

export class NewPinInput {
  @PhoneField() user_tel: string;
  @FourDigitsField() user_password: string;
  @TicketField() ticket: string;
  /** Kept of an account that others made and whose owner was never asked. */
  @ApiProperty({ required: false, enum: [CONSENT_VERSION] })
  @IsOptional()
  @IsIn([CONSENT_VERSION], ACCEPT)
  consent_version?: string;
}

export class LoginInput {
  @PhoneField() user_tel: string;
  @FourDigitsField() user_password: string;
  /** Of verifyOTP with purpose device, after an answer PIN_NEEDS_CODE. */
  @TicketField({ optional: true }) ticket?: string;
}

export class EmailLoginInput {
  /** An address that the account's owner confirmed. */
  @ApiProperty({ maxLength: 114, format: 'email' }) @IsEmail() @MaxLength(114) user_email: string;
  @FourDigitsField() user_password: string;
  /** Of verifyOTP with purpose device, after an answer PIN_NEEDS_CODE. */
  @TicketField({ optional: true }) ticket?: string;
}

export class PersonnelLoginInput extends ProofInput {
  @ApiProperty({ maxLength: 60 })
  @MaxLength(60)
  @IsString()
  @IsNotEmpty()
  username: string;
  @ApiProperty({ maxLength: 200 })
  @MaxLength(200)
  @IsString()
  @IsNotEmpty()
  password: string;
  /** Not to be asked for the second factor on this device for a month. */
  @ApiProperty({ type: Boolean, required: false })
  @IsOptional()
  @IsBoolean()
  remember?: boolean;
}

/** The bearer token of a new session; the browser gets it in a cookie as well. */
export class TokenAnswer {
  @ApiProperty() token: string;
}

/** An open session and whom it belongs to. */
export interface SignedInAs<Person> {
  token: string;
  person: Person;
  /** What they should know. */
  message?: string;
}
