import { ApiProperty } from '@nestjs/swagger';
import { COUPON_NAMES_AT_ONCE, valuesOf, YES_NO, type YesNo } from '@wethi/contract';
import { Id } from '@wethi/platform';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
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

/** Query of couponNames: a page of both lists as one. */
export class CouponNamesQuery {
  @Id(true)
  coupon_id: number;

  /** 'Y' asks for those who were taken off. */
  @ApiProperty({ enum: valuesOf(YES_NO), required: false, default: 'N' })
  @IsIn(valuesOf(YES_NO))
  @IsOptional()
  remove_by: YesNo = 'N';

  /** A part of an e-mail or a phone. */
  @ApiProperty({ type: String, required: false })
  @IsString()
  @MaxLength(120)
  @IsOptional()
  q?: string;

  @ApiProperty({ type: 'integer', required: false, default: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @IsOptional()
  page: number = 1;
}

const NAME_KIND = ['email', 'tel'] as const;

/** Somebody who may use a coupon, whichever list they are on. */
export class CouponName {
  /** In the list of their kind. */
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: NAME_KIND }) kind: (typeof NAME_KIND)[number];
  /** The e-mail, or the phone. */
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: Date }) create_at: Date;
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
