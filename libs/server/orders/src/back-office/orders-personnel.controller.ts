import {
  Body,
  Controller,
  Delete,
  Get,
  Post,
  Query,
  Res,
  type MessageEvent,
  type StreamableFile,
} from '@nestjs/common';
import {
  Allow,
  Envelope,
  Answers,
  ByIdQuery,
  CurrentActor,
  EventStream,
  EventStreams,
  InsertId,
  ListDownload,
  listed,
  ListFiles,
  ListFilters,
  ListParameters,
  NoData,
  requireParameters,
  type Actor,
  type RawQuery,
} from '@wethi/platform';
import { ApiQuery } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';
import { OrderChanges } from '../order/order-changes';
import { OrderLists } from '../lists/order-lists';
import { DateRangeQuery, StatusQuery, StatusTotal } from '../lists/order-query.dto';
import { DayTotals, OrdersByDate, OrdersReport } from './orders-report';
import { OrderToConfirm, OrderWithLines } from '../lists/order-view';
import { UpdateOrder } from '../order/order.dto';
import { BookSend, BooksSent } from './book-sending.dto';
import { BookSending } from './book-sending';
import { OrderFilters } from '../lists/order-filter';
import { OrdersTotals, OrderTotals } from '../lists/order-totals';
import { Orders } from '../order/orders.entity';
import { WaitingBadge } from './waiting-badge';

/** Who a buyer is leaves only where it is asked for. */
const PERSONAL = ['user_name', 'user_lname', 'user_nickname', 'user_tel'];

/** Orders as personnel works on them. */
@Controller()
@Allow('orders.read')
export class OrdersPersonnelController {
  constructor(
    private readonly lists: OrderLists,
    private readonly changes: OrderChanges,
    private readonly report: OrdersReport,
    private readonly totals: OrderTotals,
    private readonly books: BookSending,
    private readonly badge: WaitingBadge,
    private readonly streams: EventStreams,
    private readonly files: ListFiles,
  ) {}

  @Get('orders')
  @ListParameters(Orders)
  @OrderFilters()
  @Answers('orders', { list: OrderToConfirm })
  async list(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.lists.toConfirm(query, actor)));
  }

  @Get('ordersFile')
  @ListDownload('ordersFile', Orders)
  @OrderFilters()
  ordersFile(
    @Query() query: RawQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const read = (list: RawQuery) => this.lists.allToConfirm(list, actor);
    const list = { path: 'orders', entity: Orders, answer: OrderToConfirm, read, personal: PERSONAL };
    return this.files.send(reply, list, query, actor);
  }

  /** Sums of all that the list's filters select. */
  @Get('orders/ordersTotals')
  @ListFilters(Orders)
  @OrderFilters()
  @Answers('ordersTotals', { one: OrdersTotals })
  ordersTotals(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<OrdersTotals> {
    return this.totals.of(query, actor);
  }

  @Get('orders/ordersByStatus')
  @ListParameters(Orders)
  @Answers('ordersByStatus', { list: OrderToConfirm })
  async ordersByStatus(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.lists.inStatus(query, actor)));
  }

  @Get('orders/ordersByProductBooks')
  @ListParameters(Orders)
  @Answers('ordersByProductBooks', { list: OrderToConfirm })
  async ordersByProductBooks(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.lists.withBooks(query, actor)));
  }

  @Get('orders/ordersByUserEmail')
  @ApiQuery({ name: 'user_email', required: true, schema: { type: 'string' } })
  @ListParameters(Orders)
  @Answers('ordersByUserEmail', { list: OrderWithLines })
  async ordersByUserEmail(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    requireParameters(query, 'user_email');
    const { user_email, ...rest } = query;
    return listed(...(await this.lists.ofEmail(String(user_email), rest, actor)));
  }

  @Get('orders/ordersTotalStatus')
  @Answers('ordersTotalStatus', { beside: StatusTotal })
  async ordersTotalStatus(@Query() query: StatusQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return new Envelope({ total: await this.lists.countIn(query.orders_status, actor) });
  }

  @Get('orders/ordersByDate')
  @Allow('reports.read')
  @Answers('ordersByDate', { beside: OrdersByDate })
  async ordersByDate(@Query() query: DateRangeQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return new Envelope({ ...(await this.report.between(query.date_start, query.date_to, actor)) });
  }

  @Get('orders/ordersTotalsByDate')
  @Allow('reports.read')
  @Answers('ordersTotalsByDate', { many: DayTotals })
  ordersTotalsByDate(@Query() query: DateRangeQuery, @CurrentActor() actor: Actor): Promise<DayTotals[]> {
    return this.report.dayTotals(query.date_start, query.date_to, actor);
  }

  @Post('orders/ordersUpdate')
  @Allow('orders.approve')
  @Answers('ordersUpdate', { one: InsertId })
  async ordersUpdate(@Body() body: UpdateOrder, @CurrentActor() actor: Actor): Promise<InsertId> {
    return { insertId: await this.changes.update(body, actor) };
  }

  @Post('orders/ordersUpdataListBookSend')
  @Allow('orders.approve')
  @Answers('ordersUpdataListBookSend', { one: BooksSent })
  setBookSend(@Body() body: BookSend, @CurrentActor() actor: Actor): Promise<BooksSent> {
    return this.books.set(body, actor);
  }

  @Delete('orders')
  @Allow('orders.approve')
  @Answers('delete-orders', { one: NoData })
  async remove(@Query() query: ByIdQuery, @CurrentActor() actor: Actor): Promise<null> {
    await this.changes.remove(query.id, actor);
    return null;
  }

  /** Events `{ ordersTotalStatus: n }`: at once, and whenever orders changed. */
  @EventStream('orders/events')
  ordersEvents(@CurrentActor() actor: Actor): Observable<MessageEvent> {
    return this.streams.open(actor, this.badge.eventsFor(actor));
  }
}
