import { ApiProperty, PickType } from '@nestjs/swagger';
import { User } from '@wethi/accounts';
import { OrderToConfirm } from '../lists/order-view';

/** A customer, with what they bought. */
export class FoundCustomer extends PickType(User, [
  'id',
  'user_name',
  'user_lname',
  'user_nickname',
  'user_tel',
  'user_path',
  'user_status',
] as const) {
  /** Approved orders. */
  @ApiProperty({ type: 'integer' }) orders: number;
  /** What these came to; baht. */
  @ApiProperty() orders_net: number;
}

/** An order and its buyer; the phone only for who sees customers. */
export class FoundOrder extends PickType(OrderToConfirm, [
  'id',
  'order_no',
  'user_id',
  'user_name',
  'user_lname',
  'user_nickname',
  'user_tel',
  'product_title',
  'orders_net',
  'orders_status',
  'orders_paid',
  'orders_pay_until',
  'create_at',
] as const) {}
