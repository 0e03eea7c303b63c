import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { COUPON_CODE_STATE, type CouponCodeState } from '@wethi/contract';
import { Database } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min } from 'class-validator';

export class CodeQuestion {
  @ApiProperty({ maxLength: 40 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(40)
  coupon_code: string;

  /** Of the coupon that is being written, whose own code is free for it. */
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  id?: number;
}

export class CodeAnswer {
  @ApiProperty({ enum: COUPON_CODE_STATE }) state: CouponCodeState;
  /** The code of the other coupon. */
  @ApiProperty({ type: String, nullable: true }) other: string | null;
}

/** Characters that people take for each other when they read a code from a poster. */
const CONFUSED = /[O0I1L]/gi;

/** Whether a new code can be told from those that there are. */
@Injectable()
export class CouponCodes {
  constructor(private readonly database: Database) {}

  async check({ coupon_code, id = 0 }: CodeQuestion): Promise<CodeAnswer> {
    const alike = coupon_code.replace(/[\\%_]/g, '\\$&').replace(CONFUSED, '_');
    const found = await this.database.sql
      .selectFrom('coupon')
      .select('coupon_code')
      .where('coupon_code', 'like', alike)
      .where('id', '!=', id)
      .limit(50)
      .execute();
    const others = found.map((row) => row.coupon_code);
    const same = others.find((other) => other.toUpperCase() === coupon_code.toUpperCase());
    if (same) return { state: 'taken', other: same };
    const confused = others.find((other) => shape(other) === shape(coupon_code));
    return confused ? { state: 'confused', other: confused } : { state: 'free', other: null };
  }
}

/** 'HING0I' and 'hingol' → the same text. */
function shape(code: string): string {
  return code.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
}
