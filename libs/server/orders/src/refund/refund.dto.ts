import { REFUND_REASON, type RefundReason } from '@wethi/contract';
import { Money } from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
  Min,
} from 'class-validator';

/** Money to give back of an order. */
export class GiveRefund {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  id: number;

  /** Baht of a partial refund; without it all that is still held, which ends the buyer's access. */
  @ApiProperty({ required: false, nullable: true, type: Number })
  @Money()
  amount?: number | null;

  /**
   * Lines of tickets for a hall that come back, instead of an amount: these open no gate any more, the others of the order
   * stay. All that are left are the whole order.
   */
  @ApiProperty({
    required: false,
    nullable: true,
    type: 'array',
    items: { type: 'integer', minimum: 1 },
    maxItems: 100,
  })
  @IsOptional()
  @IsInt({ each: true })
  @ArrayMaxSize(100)
  @ArrayMinSize(1)
  tickets?: number[] | null;

  @ApiProperty({ enum: Object.keys(REFUND_REASON) })
  @IsIn(Object.keys(REFUND_REASON))
  reason: RefundReason;

  @ApiProperty({ maxLength: 300, description: 'for the buyer' })
  @MaxLength(300)
  @IsNotEmpty({ message: 'กรุณากรอกรายละเอียด' })
  @IsString()
  note: string;

  /** To which account it goes; for colleagues. */
  @ApiProperty({ required: false, nullable: true, type: String, maxLength: 200 })
  @IsOptional()
  @MaxLength(200)
  @IsString()
  account?: string | null;

  /** Name that `orders/refundSlip` answered. */
  @ApiProperty({ required: false, nullable: true, type: String, maxLength: 80 })
  @IsOptional()
  @MaxLength(80)
  @IsString()
  slip?: string | null;

  /** Made once for each opened form: a press that is sent again gives nothing twice. */
  @ApiProperty({ maxLength: 64 })
  @MaxLength(64)
  @IsNotEmpty()
  @IsString()
  key: string;
}

/** A slip that waits for its refund. */
export class KeptRefundSlip {
  @ApiProperty() filename: string;
}

/** A ticket for a hall as it can be given back. */
export class RefundableTicket {
  @ApiProperty({ type: 'integer' }) orders_detail_id: number;
  /** Order and number of the ticket in it. */
  @ApiProperty() ticket_code: string;
  /** What was paid for it; baht. */
  @ApiProperty() orders_detail_net: number;
  @ApiProperty() product_title: string;
  @ApiProperty({ type: String, nullable: true }) product_price_title: string | null;
  /** When it went through a gate. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) entry_at: Date | null;
  /** When it was given back. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) refund_at: Date | null;
}

/** How much of one order somebody may give back; baht. */
export class RefundLimit {
  @ApiProperty() staff: number;
}

export class Refunded {
  @ApiProperty({ type: 'integer' }) insertId: number;
  /** What is still held of the order; baht. */
  @ApiProperty() held: number;
}
