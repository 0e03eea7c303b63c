import { REFUND_REASON, type RefundReason } from '@wethi/contract';
import { Money } from '@wethi/platform';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsString, MaxLength, Min } from 'class-validator';

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

  /** Made once for each opened form: a press that is sent again gives nothing twice. */
  @ApiProperty({ maxLength: 64 })
  @MaxLength(64)
  @IsNotEmpty()
  @IsString()
  key: string;
}

export class Refunded {
  @ApiProperty({ type: 'integer' }) insertId: number;
  /** What is still held of the order; baht. */
  @ApiProperty() held: number;
}
