import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Allow, Envelope, Answers, CurrentActor, listed, type Actor } from '@wethi/platform';
import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';
import { OrderLists } from './order-lists';
import { OrderedProduct } from './order-view';

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
  constructor(private readonly lists: OrderLists) {}

  @Get('ordersDetailByOrderId')
  @Answers('ordersDetailByOrderId', { list: OrderedProduct })
  async ordersDetailByOrderId(@Query() query: OrderQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    const { ordersDetail } = await this.lists.one(query.orders_id, actor);
    return listed(ordersDetail, ordersDetail.length);
  }
}
