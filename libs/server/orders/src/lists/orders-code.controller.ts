import { Body, Controller, Get, Post, Query, Req, type MessageEvent } from '@nestjs/common';
import {
  Allow,
  Answers,
  CurrentActor,
  EventStream,
  EventStreams,
  hostOf,
  limit,
  LimitedBy,
  NoData,
  PubSub,
  refuse,
  type Actor,
  type StreamOwner,
} from '@wethi/platform';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { isOrderNumber } from '../order/order-number';
import { orderChannel } from '../order/order-status';
import { OrderChanges } from '../order/order-changes';
import { OrderLists } from './order-lists';
import { CancelInput, CodeQuery, RefQuery } from './order-query.dto';
import { OrderByCode } from './order-view';

/** An order number is no secret key: nobody may try many. */
const orderNumberLimit = limit({ key: 'order-number', points: 30, per: '1m', guesses: true });

/** Open pages of orders behind one address. */
const MOST_PAGES = 20;

/** What the order number alone opens: seeing and cancelling that order (decisions.md §3). */
@Controller('orders')
@Allow('public')
@LimitedBy(orderNumberLimit)
export class OrdersCodeController {
  constructor(
    private readonly lists: OrderLists,
    private readonly changes: OrderChanges,
    private readonly streams: EventStreams,
    private readonly pubsub: PubSub,
  ) {}

  @Get('ordersByCode')
  @Answers('ordersByCode', { one: OrderByCode })
  ordersByCode(@Query() query: CodeQuery): Promise<OrderByCode> {
    return this.lists.byCode(query.code);
  }

  /** An empty event whenever there is something new to read of the order; of a number that is none nothing ever happens. */
  @EventStream('orderEvents')
  orderEvents(@Query() { code }: CodeQuery, @Req() { actor, visitor }: FastifyRequest): Observable<MessageEvent> {
    const order_no = code.toUpperCase();
    if (!isOrderNumber(order_no)) throw refuse('NOT_FOUND');
    // Nobody has to be signed in: the pages of a household share places, so that nobody takes those of all.
    const session = `order:${actor?.session ?? hostOf(visitor)}`;
    const page: StreamOwner = { kind: 'device', id: 0, session, most: MOST_PAGES };
    return this.streams.open(page, this.pubsub.messages(orderChannel(order_no)));
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
