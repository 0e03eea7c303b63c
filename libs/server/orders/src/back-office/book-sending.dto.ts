import { ApiProperty, PickType } from '@nestjs/swagger';
import { ORDERS_BOOK_SEND, type OrdersBookSend } from '@wethi/contract';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { Orders } from '../order/orders.entity';

const MOST_NAMED = 10_000;

/** Several orders whose books went out, did not, or will not: named by their ids, or by what selects them in the list. */
export class BookSend extends PickType(Orders, ['orders_book_send']) {
  @ApiProperty({ type: [Number], minItems: 1, maxItems: MOST_NAMED, required: false })
  @ValidateIf(({ ids, filter }: BookSend) => ids !== undefined || filter === undefined)
  @IsInt({ each: true })
  @ArrayUnique()
  @ArrayMaxSize(MOST_NAMED)
  @ArrayMinSize(1)
  @IsArray()
  ids?: number[];

  /** Parameters of the list of orders as its address has them: 'orders_status=approve&band_id=3'. */
  @ApiProperty({ maxLength: 1000, required: false })
  @ValidateIf(({ filter }: BookSend) => filter !== undefined)
  @IsString()
  @MaxLength(1000)
  filter?: string;
}

export const SKIP_REASONS = ['no_book', 'not_approved'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** An order that was left out. */
export class SkippedOrder {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() order_no: string;
  @ApiProperty({ enum: SKIP_REASONS }) reason: SkipReason;
}

/** Orders that had the same value before. */
export class OrdersBefore {
  @ApiProperty({ enum: Object.keys(ORDERS_BOOK_SEND) }) orders_book_send: OrdersBookSend;
  @ApiProperty({ type: [Number] }) ids: number[];
}

/** What came of it; whoever wants it undone sends `before` back. */
export class BooksSent {
  @ApiProperty({ type: 'integer' }) changed: number;
  @ApiProperty({ type: [OrdersBefore] }) before: OrdersBefore[];
  /** The first hundred of those that it does not fit. */
  @ApiProperty({ type: [SkippedOrder] }) skipped: SkippedOrder[];
  @ApiProperty({ type: 'integer' }) skipped_count: number;
}
