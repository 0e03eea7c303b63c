import { ApiProperty, PickType } from '@nestjs/swagger';
import { OrdersRefund } from '../refund/orders-refund.entity';
import { OrdersMemo } from './orders-memo.entity';

const text = { type: String, nullable: true } as const;

export const STORY_EVENTS = [
  'status',
  'book',
  'tracking',
  'certificate',
  'slip_cleared',
  'refund',
  'reversed',
  'chat',
  'buyer',
] as const;

/** Something that happened to an order. */
export class StoryEvent {
  @ApiProperty({ enum: STORY_EVENTS }) event: (typeof STORY_EVENTS)[number];
  @ApiProperty({ type: String, format: 'date-time' }) at: Date;
  @ApiProperty({ ...text, enum: ['user', 'personnel', 'system'] }) by_kind: 'user' | 'personnel' | 'system' | null;
  /** The name that colleagues know; null when it was not personnel. */
  @ApiProperty(text) by_name: string | null;
  /** A status before; null of the first. */
  @ApiProperty(text) from: string | null;
  /** The new value; of a message whether it is `queued`, `sent` or was `given_up`. */
  @ApiProperty(text) to: string | null;
  @ApiProperty(text) reason: string | null;
}

/** A note among colleagues with who wrote it. */
export class ShownMemo extends PickType(OrdersMemo, ['id', 'create_at', 'orders_memo_text']) {
  @ApiProperty(text) by_name: string | null;
}

/** Money that was given back, and where it went. */
export class ShownRefund extends PickType(OrdersRefund, [
  'id',
  'create_at',
  'orders_refund_amount',
  'orders_refund_account',
]) {
  @ApiProperty() has_slip: boolean;
}

/** What happened to an order, the newest first, and what colleagues noted about it. */
export class OrderStory {
  @ApiProperty({ type: [StoryEvent] }) events: StoryEvent[];
  @ApiProperty({ type: [ShownMemo] }) memos: ShownMemo[];
  @ApiProperty({ type: [ShownRefund] }) refunds: ShownRefund[];
  /** Bank, account and name that the newest slip came from. */
  @ApiProperty(text) refund_to: string | null;
}

/** A new note about an order. */
export class NewMemo extends PickType(OrdersMemo, ['orders_id', 'orders_memo_text']) {}
