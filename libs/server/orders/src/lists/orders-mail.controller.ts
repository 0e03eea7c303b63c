import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  Allow,
  Answers,
  BearerOnly,
  CurrentActor,
  Database,
  Id,
  limit,
  LimitedBy,
  NoData,
  Outbox,
  refuse,
  type Actor,
} from '@wethi/platform';
import { mailOrder } from '../order/mail-order';
import { Orders } from '../order/orders.entity';
import { OrderLists } from './order-lists';
import { CodeQuery } from './order-query.dto';
import { OrderByCode } from './order-view';

/** Nobody needs the same letter more often. */
const letterLimit = limit({ key: 'order-letter', points: 5, per: '1h' });
const orderNumberLimit = limit({ key: 'order-number', points: 30, per: '1m', guesses: true });

export class MailOrderQuery {
  @Id(true) orders_id: number;
}

/** The letter about an order once more, to the buyer's own address, and where its link leads (product.md §7, E-mail). */
@Controller()
export class OrdersMailController {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly lists: OrderLists,
  ) {}

  @Get('emailConfirmOrder')
  @Allow('member')
  @BearerOnly()
  @LimitedBy(letterLimit)
  @Answers('emailConfirmOrder', { one: NoData })
  emailConfirmOrder(@Query() { orders_id }: MailOrderQuery, @CurrentActor() { id }: Actor): Promise<null> {
    return this.mail(orders_id, id);
  }

  @Post('emailConfirmOrder')
  @Allow('member')
  @LimitedBy(letterLimit)
  @HttpCode(200)
  @Answers('post-emailConfirmOrder', { one: NoData })
  postEmailConfirmOrder(@Body() { orders_id }: MailOrderQuery, @CurrentActor() { id }: Actor): Promise<null> {
    return this.mail(orders_id, id);
  }

  @Get('confirmOrder')
  @Allow('public')
  @LimitedBy(orderNumberLimit)
  @Answers('confirmOrder', { one: OrderByCode })
  confirmOrder(@Query() { code }: CodeQuery): Promise<OrderByCode> {
    return this.lists.byCode(code);
  }

  private async mail(orders_id: number, user_id: number): Promise<null> {
    const order = await this.database.manager.findOneBy(Orders, { id: orders_id, user_id });
    if (!order) throw refuse('NOT_FOUND');
    await this.outbox.add(mailOrder, { orders_id, orders_status: order.orders_status });
    return null;
  }
}
