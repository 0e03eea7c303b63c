import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { NewOrderLine, UpdateOrder } from '../order/order.dto';

/** Changes of several orders. */
export class UpdateOrders {
  @ApiProperty({ type: [UpdateOrder], minItems: 1, maxItems: 100 })
  @Type(() => UpdateOrder)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @ArrayUnique((order: UpdateOrder) => order.id, { message: 'เลือกคำสั่งซื้อซ้ำ' })
  @ArrayMaxSize(100)
  @ArrayMinSize(1)
  @IsArray()
  orders: UpdateOrder[];
}

/** An order that personnel makes for a customer who pays in cash. */
export class OrderForCustomer {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt()
  @Min(1)
  user_id: number;

  @ApiProperty({ required: false, maxLength: 40 })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  coupon_code?: string;

  /** The cash is there: it is approved at once. */
  @ApiProperty({ required: false })
  @IsOptional()
  @IsBoolean()
  paid?: boolean;

  @ApiProperty({ type: [NewOrderLine], minItems: 1, maxItems: 10 })
  @Type(() => NewOrderLine)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @ArrayUnique((line: NewOrderLine) => line.product_id, { message: 'เลือกงานแสดงซ้ำ' })
  @ArrayMaxSize(10)
  @ArrayMinSize(1)
  @IsArray()
  ordersDetail: NewOrderLine[];
}

export class CreateOrders {
  @ApiProperty({ type: [OrderForCustomer], minItems: 1, maxItems: 50 })
  @Type(() => OrderForCustomer)
  @ValidateNested({ each: true })
  @IsObject({ each: true })
  @ArrayMaxSize(50)
  @ArrayMinSize(1)
  @IsArray()
  orders: OrderForCustomer[];
}
