import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  Allow,
  Envelope,
  Answers,
  CurrentActor,
  listed,
  Lookup,
  readId,
  Records,
  type Actor,
  type RawQuery,
} from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { OrderLists } from './order-lists';
import { OrderedProduct } from './order-view';
import { OrdersDetail } from '../order/orders-detail.entity';

class OrderQuery {
  @ApiProperty({ type: 'integer', minimum: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  orders_id: number;
}

@Controller()
@Allow('member', 'orders.read')
export class OrdersDetailController {
  constructor(
    private readonly lists: OrderLists,
    private readonly records: Records,
  ) {}

  @Get('ordersDetailByOrderId')
  @Answers('ordersDetailByOrderId', { list: OrderedProduct })
  async ordersDetailByOrderId(@Query() query: OrderQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    const { ordersDetail } = await this.lists.one(query.orders_id, actor);
    return listed(ordersDetail, ordersDetail.length);
  }
  /** The lines that a coupon made cheaper, those of refused orders among them. */
  @Lookup('ordersDetailByCouponId', OrdersDetail, 'coupon_id')
  @Allow('coupons.read')
  async ordersDetailByCouponId(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    const coupon_id = readId(query, 'coupon_id');
    return listed(
      ...(await this.records.list(OrdersDetail, { sort: '-id', ...query, coupon_id: String(coupon_id) }, actor)),
    );
  }
}
