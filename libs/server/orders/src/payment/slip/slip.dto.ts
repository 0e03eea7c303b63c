import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { TicketCount } from '../../places/ticket-count';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';

/** An empty field of a form is a field left out. */
const EmptyAsAbsent = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

/** The fields of uploadSlip that count; user, bank and date that known clients send, too, are the server's to know. */
export class SlipFields {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_id: number;

  /** Price tier, for products that sell at tiers. */
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @EmptyAsAbsent()
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_price_id?: number;

  @TicketCount()
  tickets?: number;

  @ApiProperty({ required: false, maxLength: 40 })
  @EmptyAsAbsent()
  @IsOptional()
  @IsString()
  @MaxLength(40)
  coupon_code?: string;

  /** Whom it is for, where it is not its buyer (`POST gift`). */
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @EmptyAsAbsent()
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  gift_id?: number;

  /** The order that the slip pays, at its own price: one that was refused, or waits to be paid. */
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @EmptyAsAbsent()
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  orders_id?: number;
}

export class SlipForm extends SlipFields {
  @ApiProperty({ type: 'string', format: 'binary', description: 'png, gif or jpeg' })
  images: unknown;
}

export class SlipFile {
  /** Goes into orders_payment_slip when the customer confirms the slip. */
  @ApiProperty({ example: 'slip/0f…e2.webp' })
  filename: string;
}

class OrderResult {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'W2611208Q4Z1B' })
  order_no: string;

  @ApiProperty({ type: Number })
  orders_net: number;
}

/** What stands beside `result` in the answer of uploadSlip. */
export class SlipAnswered {
  /** True: the slip could not be checked; the customer may confirm it, and personnel checks. */
  @ApiProperty()
  confirmSlip: boolean;

  @ApiProperty({ required: false })
  data?: SlipFile;

  @ApiProperty({ required: false, description: 'the approved order, when the slip was verified' })
  orderResult?: OrderResult;
}

export class SlipImageQuery {
  @ApiProperty({ type: 'integer', required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  orders_id?: number;

  @ApiProperty({ required: false })
  @IsOptional()
  @IsString()
  @MaxLength(80)
  filename?: string;
}
