import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import {
  Allow,
  Answers,
  CurrentActor,
  InsertId,
  listed,
  ListParameters,
  type Actor,
  type Envelope,
  type RawQuery,
} from '@wethi/platform';
import { GiveBack, MoneyToGiveBack } from './money-back.dto';
import { MoneyBack } from './money-back.entity';
import { MoneyBackList } from './money-back-list';

/** Money to give back, as personnel works it off. */
@Controller()
@Allow('orders.refund')
export class MoneyBackController {
  constructor(private readonly moneyBack: MoneyBackList) {}

  @Get('moneyBack')
  @ListParameters(MoneyBack)
  @Answers('moneyBack', { list: MoneyToGiveBack })
  async list(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.moneyBack.list(query, actor)));
  }

  @Post('moneyBackDone')
  @Answers('moneyBackDone', { one: InsertId })
  async done(@Body() body: GiveBack, @CurrentActor() actor: Actor): Promise<InsertId> {
    return { insertId: await this.moneyBack.giveBack(body, actor) };
  }
}
