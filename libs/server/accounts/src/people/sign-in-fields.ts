import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { PIN_LENGTH } from '@wethi/contract';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Length, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';

const REQUIRED = { message: 'กรุณากรอกข้อมูล' };

/** Phone of ten digits (product.md §5). */
export function PhoneField({ required = true } = {}) {
  return applyDecorators(
    ApiProperty({ type: String, required, pattern: '^0\\d{9}$', example: '0812345678' }),
    IsNotEmpty(REQUIRED),
    Matches(/^0\d{9}$/, { message: 'กรุณากรอกเบอร์โทรศัพท์ 10 หลัก' }),
  );
}

/** PIN or verification code: exactly four digits (product.md §5). */
export function FourDigitsField() {
  return applyDecorators(
    ApiProperty({ type: String, pattern: `^\\d{${PIN_LENGTH}}$` }),
    IsNotEmpty(REQUIRED),
    Matches(new RegExp(`^\\d{${PIN_LENGTH}}$`), { message: `กรุณากรอกตัวเลข ${PIN_LENGTH} หลัก` }),
  );
}

/** What verifyOTP answered. */
export function TicketField({ optional = false } = {}) {
  return applyDecorators(
    ApiProperty({ type: String, required: !optional }),
    optional ? ValidateIf((_, ticket) => ticket !== undefined) : IsNotEmpty(REQUIRED),
    IsString(),
    Length(20, 80),
  );
}

/** A new password of personnel or staff; empty text counts as not given. */
export function PasswordField() {
  return applyDecorators(
    IsString(),
    MinLength(10, { message: 'รหัสผ่านต้องมีอย่างน้อย 10 ตัวอักษร' }),
    MaxLength(200),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
  );
}
