import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsString, Length, MaxLength } from 'class-validator';
import { FourDigitsField } from '../people/sign-in-fields';

/** An address as the specification's forms call it. */
const EmailField = () =>
  applyDecorators(ApiProperty({ maxLength: 120, format: 'email' }), IsEmail(), MaxLength(120), IsString());

export class EmailQuery {
  @EmailField() email: string;
}

export class ConfirmEmailInput extends EmailQuery {
  @FourDigitsField() code: string;
  /** The PIN: whoever reads the new mailbox can set another one. */
  @FourDigitsField() user_password: string;
}

/** A new PIN of a customer. */
export class ChangePassUserInput extends EmailQuery {
  @FourDigitsField() code: string;
  @FourDigitsField() pass: string;
  /** The PIN once more. */
  @FourDigitsField() confirm: string;
}

/** A new password of personnel. */
export class ChangePassInput extends EmailQuery {
  @ApiProperty({ minLength: 12, maxLength: 12 }) @IsString() @Length(12, 12) code: string;
  @ApiProperty({ minLength: 10, maxLength: 200 })
  @IsString()
  @Length(10, 200, { message: 'รหัสผ่านต้องมีอย่างน้อย 10 ตัวอักษร' })
  pass: string;
  @ApiProperty({ minLength: 10, maxLength: 200 }) @IsString() @Length(10, 200) confirm: string;
}

export class SentLetter {
  @ApiProperty({ type: 'integer', description: 'seconds' }) expires_in: number;
  @ApiProperty({ type: 'integer', description: 'seconds until another letter may be asked for' }) resend_in: number;
}
