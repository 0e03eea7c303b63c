import { ApiProperty, IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { GATEWAY_PAYMENTS, ORDERS_STATUS, type GatewayPayment, type OrdersStatus } from '@wethi/contract';
import { ReadAt } from '@wethi/platform';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Orders } from './orders.entity';
import { TicketCount } from '../places/ticket-count';

const wished = ['receipt', 'receipt_type', 'orders_invite'] as const;

/** What a customer may say about a new order; prices, statuses and payment are the server's. */
export class NewOrder extends PartialType(PickType(Orders, wished)) {
  /** File name that uploadSlip answered with confirmSlip. */
  @ApiProperty({ required: false, maxLength: 80 })
  @IsOptional()
  @IsString()
  @MaxLength(80)
  orders_payment_slip?: string;

  @ApiProperty({ required: false, maxLength: 40 })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  coupon_code?: string;

  /** Whom it is for, where it is not its buyer (`POST gift`). */
  @ApiProperty({ type: 'integer', minimum: 1, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  gift_id?: number;

  /** Paid at the gateway after the order is made; anything else says nothing that the slip does not say. */
  @ApiProperty({ required: false, enum: GATEWAY_PAYMENTS })
  @Transform(({ value }: { value: unknown }) => GATEWAY_PAYMENTS.find((way) => way === value))
  @IsOptional()
  orders_payment?: GatewayPayment;
}

export class NewOrderLine {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_id: number;

  /** Price tier, for products that sell at tiers. */
  @ApiProperty({ type: 'integer', minimum: 1, required: false, nullable: true })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  product_price_id?: number;

  @TicketCount()
  tickets?: number;
}

export class CreateOrder {
  @ApiProperty({ type: NewOrder })
  @Type(() => NewOrder)
  @ValidateNested()
  @IsObject()
  order: NewOrder = new NewOrder();

  @ApiProperty({ type: [NewOrderLine], minItems: 1, maxItems: 10 })
  @Type(() => NewOrderLine)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @ArrayMinSize(1)
  @ArrayMaxSize(10)
  @ArrayUnique((line: NewOrderLine) => line.product_id, { message: 'เลือกงานแสดงซ้ำ' })
  @IsArray()
  ordersDetail: NewOrderLine[];
}

/** A slip that its buyer confirmed, for an order that was refused. */
export class NewSlip {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  id: number;

  /** File name that uploadSlip answered. */
  @ApiProperty({ maxLength: 80 })
  @IsString()
  @MaxLength(80)
  orders_payment_slip: string;
}

export class CreatedOrder {
  @ApiProperty({ type: 'integer' })
  insertId: number;

  @ApiProperty({ example: 'W2611208Q4Z1B' })
  order_no: string;
}

const editable = [
  'orders_note',
  'orders_payment_date',
  'orders_payment_time',
  'orders_payment_bank',
  'orders_payment_account',
  'orders_certificate',
  'orders_book_send',
  'receipt',
  'receipt_type',
  'orders_invite',
  'orders_tracking',
  'orders_tracking_by',
] as const;

/** What personnel may change of an order; a status goes through the table of transitions. */
export class UpdateOrder extends IntersectionType(PartialType(PickType(Orders, editable)), ReadAt) {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  id: number;

  @ApiProperty({ enum: Object.keys(ORDERS_STATUS), required: false })
  @IsOptional()
  @IsIn(Object.keys(ORDERS_STATUS))
  orders_status?: OrdersStatus;

  /** Empties it (product.md §4); it is filled by nobody but the server. */
  @ApiProperty({ type: String, nullable: true, required: false, enum: [null, ''] })
  @IsOptional()
  @IsIn([null, ''])
  orders_pay_slip?: null | '';
}
