import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { ORDERS_BOOK_SEND, type OrdersBookSend } from '@wethi/contract';
import { Orders } from '../order/orders.entity';
import { SeveralOrders } from '../lists/several-orders.dto';

/** Several orders whose books went out, did not, or will not. */
export class BookSend extends IntersectionType(PickType(Orders, ['orders_book_send']), SeveralOrders) {}

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
