import { ApiProperty } from '@nestjs/swagger';
import { ORDERS_STATUS, type OrdersStatus } from '@wethi/contract';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

export class CodeQuery {
  /** The order number. */
  @ApiProperty({ maxLength: 20 })
  @IsString()
  @MaxLength(20)
  code: string;
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

const DAY = /^\d{4}-\d\d-\d\d$/;

export class DateRangeQuery {
  /** First day in Bangkok. */
  @ApiProperty({ format: 'date' })
  @Matches(DAY, { message: 'รูปแบบวันที่ไม่ถูกต้อง' })
  date_start: string;

  /** Last day in Bangkok. */
  @ApiProperty({ format: 'date' })
  @Matches(DAY, { message: 'รูปแบบวันที่ไม่ถูกต้อง' })
  date_to: string;
}
