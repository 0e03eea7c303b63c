import { ApiProperty } from '@nestjs/swagger';
import { COUPON_NAMES_AT_ONCE } from '@wethi/contract';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsEmail, IsInt, Matches, MaxLength, Min } from 'class-validator';
import { CouponEmail } from './coupon-email.entity';
import { CouponTel } from './coupon-tel.entity';

const EMAIL = 'มี Email ที่รูปแบบไม่ถูกต้อง';
const TEL = 'มีเบอร์โทรศัพท์ที่ไม่ครบ 10 หลัก';

/** Spaces around pasted values and repetitions are nobody's wish. */
const Distinct = () =>
  Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? [...new Set(value.map((item: unknown) => (typeof item === 'string' ? item.trim() : item)))]
      : value,
  );

/** Whose list a body or a row belongs to. */
export class OfCoupon {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  coupon_id: number;
}

/** Body of couponEmailCreateAll. */
export class CouponEmails extends OfCoupon {
  @ApiProperty({ type: [String], minItems: 1, maxItems: COUPON_NAMES_AT_ONCE })
  @Distinct()
  @MaxLength(120, { each: true, message: EMAIL })
  @IsEmail({}, { each: true, message: EMAIL })
  @ArrayMaxSize(COUPON_NAMES_AT_ONCE)
  @ArrayMinSize(1)
  @IsArray()
  coupon_emails: string[];
}

/** Body of couponTelCreateAll. */
export class CouponTels extends OfCoupon {
  @ApiProperty({ type: [String], minItems: 1, maxItems: COUPON_NAMES_AT_ONCE })
  @Distinct()
  @Matches(/^0\d{9}$/, { each: true, message: TEL })
  @ArrayMaxSize(COUPON_NAMES_AT_ONCE)
  @ArrayMinSize(1)
  @IsArray()
  coupon_tels: string[];
}

/** Somebody on a list, and whether they have used the coupon. */
export class ListedEmail extends CouponEmail {
  @ApiProperty() used: boolean;
}
export class ListedTel extends CouponTel {
  @ApiProperty() used: boolean;
}

const count = { type: 'integer' } as const;

/** What stands beside `result`: what became of the names that were given. */
export class ListReport {
  /** On the list now. */
  @ApiProperty(count) total: number;
  @ApiProperty(count) added: number;
  /** Had been taken off. */
  @ApiProperty(count) back: number;
  @ApiProperty(count) already: number;
  /** Of all that were given: whoever has an account. */
  @ApiProperty(count) customers: number;
}
