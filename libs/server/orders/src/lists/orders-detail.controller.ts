import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  Allow,
  Envelope,
  Answers,
  CurrentActor,
  listed,
  Lookup,
  type Narrow,
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

const OPEN_ORDERS = `SELECT id FROM orders WHERE orders_status IN ('wait', 'approve')`;

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

  /** Every line of a product. */
  @Lookup('ordersDetailByProductId', OrdersDetail, 'product_id')
  @Allow('orders.read')
  ordersDetailByProductId(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return this.ofProduct(query, actor);
  }

  /** The same, as the specification spells it. */
  @Lookup('ordersDetailByProductI', OrdersDetail, 'product_id')
  @Allow('orders.read')
  ordersDetailByProductI(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return this.ofProduct(query, actor);
  }

  /** The lines of a product that hold it: of orders that wait or are paid, but for tickets that came back. */
  @Lookup('ordersDetailBookingByProductId', OrdersDetail, 'product_id')
  @Allow('orders.read')
  ordersDetailBookingByProductId(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    const held = `row.orders_refund_id IS NULL AND row.orders_id IN (${OPEN_ORDERS})`;
    return this.ofProduct(query, actor, (rows) => rows.andWhere(held));
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

  private async ofProduct(query: RawQuery, actor: Actor, narrow?: Narrow<OrdersDetail>): Promise<Envelope> {
    const product_id = String(readId(query, 'product_id'));
    return listed(...(await this.records.list(OrdersDetail, { sort: '-id', ...query, product_id }, actor, narrow)));
  }
}
