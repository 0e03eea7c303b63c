import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Allow, Answers, CurrentActor, limit, LimitedBy, NoData, type Actor } from '@wethi/platform';
import { OrderChanges } from '../order/order-changes';
import { OrderLists } from './order-lists';
import { CancelInput, CodeQuery, RefQuery } from './order-query.dto';
import { OrderByCode } from './order-view';

/** An order number is no secret key: nobody may try many. */
const orderNumberLimit = limit({ key: 'order-number', points: 30, per: '1m' });

/** What the order number alone opens: seeing and cancelling that order (decisions.md §3). */
@Controller('orders')
@Allow('public')
@LimitedBy(orderNumberLimit)
export class OrdersCodeController {
  constructor(
    private readonly lists: OrderLists,
    private readonly changes: OrderChanges,
  ) {}

  @Get('ordersByCode')
  @Answers('ordersByCode', { one: OrderByCode })
  ordersByCode(@Query() query: CodeQuery): Promise<OrderByCode> {
    return this.lists.byCode(query.code);
  }

  @Get('ordersByRef')
  @Answers('ordersByRef', { one: OrderByCode })
  ordersByRef(@Query() query: RefQuery): Promise<OrderByCode> {
    return this.lists.byCode(query.ref);
  }

  @Get('ordersCancelByCode')
  @Answers('ordersCancelByCode', { one: NoData })
  ordersCancelByCode(@Query() query: CodeQuery, @CurrentActor() actor?: Actor): Promise<void> {
    return this.changes.cancel(query.code, actor);
  }

  @Post('ordersCancelByCode')
  @Answers('cancelOrderByCode', { one: NoData })
  cancelByCode(@Body() { code, reason }: CancelInput, @CurrentActor() actor?: Actor): Promise<void> {
    return this.changes.cancel(code, actor, reason);
  }
}
