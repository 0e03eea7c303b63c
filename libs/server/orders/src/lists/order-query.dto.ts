import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ORDERS_STATUS, type OrdersStatus } from '@wethi/contract';
import { IsDateString, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

export class CodeQuery {
  /** The order number. */
  @ApiProperty({ maxLength: 20 })
  @IsString()
  @MaxLength(20)
  code: string;
}

export class CancelInput extends CodeQuery {
  /** Why, in the buyer's words. */
  @ApiProperty({ maxLength: 200, required: false })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  reason?: string;
}

export class RefQuery {
  /** The order's reference, which is its number. */
  @ApiProperty({ maxLength: 20 })
  @IsString()
  @MaxLength(20)
  ref: string;
}

export class StatusQuery {
  @ApiProperty({ enum: Object.keys(ORDERS_STATUS), required: false, default: 'wait' })
  @IsOptional()
  @IsIn(Object.keys(ORDERS_STATUS))
  orders_status: OrdersStatus = 'wait';
}

/** What stands beside `result` in the answer of ordersTotalStatus. */
export class StatusTotal {
  @ApiProperty({ type: 'integer' })
  total: number;
}

/** A day that the calendar has. */
const Day = () =>
  applyDecorators(
    ApiProperty({ format: 'date' }),
    IsDateString({ strict: true }),
    Matches(/^\d{4}-\d\d-\d\d$/, { message: 'รูปแบบวันที่ไม่ถูกต้อง' }),
  );

export class DateRangeQuery {
  /** First day in Bangkok. */
  @Day()
  date_start: string;

  /** Last day in Bangkok. */
  @Day()
  date_to: string;
}
