import { ApiProperty } from '@nestjs/swagger';
import { CONSENT_VERSION } from '@wethi/contract';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { FourDigitsField, PhoneField, TicketField } from '../people/sign-in-fields';

export class RegisterInput {
  @PhoneField() user_tel: string;
  @FourDigitsField() user_password: string;
  @TicketField() ticket: string;
  @ApiProperty({ enum: [CONSENT_VERSION] })
  @IsIn([CONSENT_VERSION], { message: 'กรุณายอมรับเงื่อนไขการใช้บริการฉบับปัจจุบัน' })
  consent_version: string;
}

export class NewPinInput {
  @PhoneField() user_tel: string;
  @FourDigitsField() user_password: string;
  @TicketField() ticket: string;
}

export class LoginInput {
  @PhoneField() user_tel: string;
  @FourDigitsField() user_password: string;
  /** Of verifyOTP with purpose device, after an answer PIN_NEEDS_CODE. */
  @TicketField({ optional: true }) ticket?: string;
}

export class PersonnelLoginInput {
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
}

/** The bearer token of a new session; the browser gets it in a cookie as well. */
export class TokenAnswer {
  @ApiProperty() token: string;
}

/** An open session and whom it belongs to. */
export interface SignedInAs<Person> {
  token: string;
  person: Person;
}
