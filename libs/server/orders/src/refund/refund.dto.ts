import { REFUND_REASON, type RefundReason } from '@wethi/contract';
import { Money } from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, MaxLength, Min } from 'class-validator';

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

export class Refunded {
  @ApiProperty({ type: 'integer' }) insertId: number;
  /** What is still held of the order; baht. */
  @ApiProperty() held: number;
}
