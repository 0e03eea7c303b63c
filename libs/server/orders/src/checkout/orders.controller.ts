import { Body, Controller, Get, Headers, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiQuery } from '@nestjs/swagger';
import type { OrdersStatus } from '@wethi/contract';
import {
  Allow,
  Envelope,
  Answers,
  ByIdQuery,
  CurrentActor,
  LenientBody,
  listed,
  ListParameters,
  readId,
  refuse,
  refuseField,
  type Actor,
  type RawQuery,
} from '@wethi/platform';
import { OrderLists } from '../lists/order-lists';
import { OrderRequests } from './order-requests';
import { OrderWithLines, PurchasedProduct } from '../lists/order-view';
import { CreatedOrder, CreateOrder, NewSlip } from '../order/order.dto';
import { Orders } from '../order/orders.entity';

const OfUser = () =>
  ApiQuery({ name: 'user_id', required: false, schema: { type: 'integer' }, description: 'for personnel' });

/** Orders of customers: making them and looking at one's own; personnel may look at anybody's. */
@Controller('orders')
@Allow('member', 'orders.read')
export class OrdersController {
  constructor(
    private readonly lists: OrderLists,
    private readonly requests: OrderRequests,
  ) {}

  @Post()
  @Allow('member')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'one per checkout page, kept for its repeats' })
  @Answers('createOrder', { one: CreatedOrder })
  create(
    @LenientBody(CreateOrder) request: CreateOrder,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<CreatedOrder> {
    return this.requests.receive(actor, key, request);
  }

  /** Answers a refusal: the order waits again, with the slip (decisions.md §5). */
  @Post('ordersNewSlip')
  @Allow('member')
  @Answers('ordersNewSlip', { one: CreatedOrder })
  newSlip(@Body() request: NewSlip, @CurrentActor() actor: Actor): Promise<CreatedOrder> {
    return this.requests.receiveNewSlip(actor, request);
  }

  @Get('ordersById')
  @Answers('ordersById', { one: OrderWithLines })
  ordersById(@Query() query: ByIdQuery, @CurrentActor() actor: Actor): Promise<OrderWithLines> {
    return this.lists.one(query.id, actor);
  }

  @Get('ordersByUserId')
  @OfUser()
  @ListParameters(Orders)
  @Answers('ordersByUserId', { list: OrderWithLines })
  ordersByUserId(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return this.ofUser(query, actor);
  }

  @Get('ordersRecheckByUser')
  @OfUser()
  @ListParameters(Orders)
  @Answers('ordersRecheckByUser', { list: OrderWithLines })
  ordersRecheckByUser(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return this.ofUser(query, actor, ['wait']);
  }

  /** A user's orders of a course, which is a product. */
  @Get('ordersByUserIdAndCoursesId')
  @OfUser()
  @ApiQuery({ name: 'courses_id', required: true, schema: { type: 'integer' } })
  @ListParameters(Orders)
  @Answers('ordersByUserIdAndCoursesId', { list: OrderWithLines })
  async ordersByUserIdAndCoursesId(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    const { user_id: _, courses_id, ...rest } = query;
    const courseId = readId({ courses_id }, 'courses_id');
    return listed(...(await this.lists.ofUser(userOf(query, actor), rest, actor, undefined, courseId)));
  }

  @Get('ordersProductByUserId')
  @OfUser()
  @Answers('ordersProductByUserId', { many: PurchasedProduct })
  ordersProductByUserId(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<PurchasedProduct[]> {
    return this.lists.purchased(userOf(query, actor), actor);
  }

  private async ofUser(query: RawQuery, actor: Actor, statuses?: OrdersStatus[]): Promise<Envelope> {
    const { user_id: _, ...rest } = query;
    return listed(...(await this.lists.ofUser(userOf(query, actor), rest, actor, statuses)));
  }
}

/** A customer asks for their own rows, whatever the query says; asking for somebody else finds nothing. */
function userOf({ user_id }: RawQuery, actor: Actor): number {
  const asked = user_id === undefined || user_id === '' ? undefined : Number(user_id);
  if (actor.kind === 'user') {
    if (asked !== undefined && asked !== actor.id) throw refuse('NOT_FOUND');
    return actor.id;
  }
  if (asked === undefined || !Number.isInteger(asked)) throw refuseField('user_id', 'กรุณากรอกข้อมูล');
  return asked;
}
