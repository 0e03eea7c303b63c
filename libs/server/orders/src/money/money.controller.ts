import { Body, Controller, Get, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import { addDays } from '@wethi/format';
import {
  Allow,
  Answers,
  ByIdQuery,
  Clock,
  CurrentActor,
  NoData,
  sendTable,
  TableDownload,
  TableFormatQuery,
  type Actor,
  type TableColumn,
} from '@wethi/platform';
import { IntersectionType } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  MatchCandidate,
  MatchMoney,
  MoneyDay,
  MoneyDayQuery,
  MoneyRow,
  OfDifference,
  OrderMadeOfMoney,
  OrderOfMoney,
  SettleDifference,
} from './money.dto';
import { MoneyDays } from './money-days';
import { MoneyMatching } from './money-matching';
import { MoneyOrders } from './money-order';
import { Reconciliation } from './reconciliation';

class MoneyDayFileQuery extends IntersectionType(MoneyDayQuery, TableFormatQuery) {}

const COLUMNS: TableColumn<MoneyRow>[] = [
  { name: 'order_no', title: 'คำสั่งซื้อ' },
  { name: 'payment', title: 'ชำระด้วย' },
  { name: 'bank', title: 'ธนาคาร' },
  { name: 'account', title: 'บัญชี' },
  { name: 'expected', title: 'ควรได้', money: true },
  { name: 'found', title: 'พบเงินจริง', money: true },
];

/** Whether orders and money agree, and what is done where they do not (60-admin-money). */
@Controller()
@Allow('money.reconcile')
export class MoneyController {
  constructor(
    private readonly days: MoneyDays,
    private readonly matching: MoneyMatching,
    private readonly orders: MoneyOrders,
    private readonly reconciliation: Reconciliation,
    private readonly clock: Clock,
  ) {}

  @Get('moneyDay')
  @Answers('moneyDay', { one: MoneyDay })
  moneyDay(@Query() { date }: MoneyDayQuery): Promise<MoneyDay> {
    return this.days.of(date);
  }

  @Get('moneyDayFile')
  @TableDownload('moneyDayFile')
  async moneyDayFile(
    @Query() { date, format }: MoneyDayFileQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return sendTable(reply, format, `เงิน ${date}`, COLUMNS, [await this.days.file(date)]);
  }

  /** Looks at the last seven days again. */
  @Post('moneyReconcile')
  @Answers('moneyReconcile', { one: NoData })
  async moneyReconcile(): Promise<null> {
    const last = this.clock.today();
    await this.reconciliation.run({ first: addDays(last, -6), last });
    return null;
  }

  @Get('moneyCandidates')
  @Answers('moneyCandidates', { many: MatchCandidate })
  moneyCandidates(@Query() { id }: ByIdQuery): Promise<MatchCandidate[]> {
    return this.matching.candidates(id);
  }

  @Post('moneyMatch')
  @Answers('moneyMatch', { one: NoData })
  async moneyMatch(@Body() body: MatchMoney, @CurrentActor() actor: Actor): Promise<null> {
    await this.matching.match(body, actor);
    return null;
  }

  @Post('moneyOrder')
  @Answers('moneyOrder', { one: OrderMadeOfMoney })
  moneyOrder(@Body() body: OrderOfMoney, @CurrentActor() actor: Actor): Promise<OrderMadeOfMoney> {
    return this.orders.make(body, actor);
  }

  @Post('moneyReturn')
  @Answers('moneyReturn', { one: NoData })
  async moneyReturn(@Body() { id }: OfDifference, @CurrentActor() actor: Actor): Promise<null> {
    await this.matching.giveBack(id, actor);
    return null;
  }

  @Post('moneyAskSlip')
  @Answers('moneyAskSlip', { one: NoData })
  async moneyAskSlip(@Body() { id }: OfDifference, @CurrentActor() actor: Actor): Promise<null> {
    await this.matching.askSlip(id, actor);
    return null;
  }

  @Post('moneySettle')
  @Answers('moneySettle', { one: NoData })
  async moneySettle(@Body() body: SettleDifference, @CurrentActor() actor: Actor): Promise<null> {
    await this.reconciliation.settle(body.id, body.money_difference_note, actor);
    return null;
  }
}
