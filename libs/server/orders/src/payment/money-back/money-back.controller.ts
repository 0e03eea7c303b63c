import { Body, Controller, Get, Post, Query, Res, type StreamableFile } from '@nestjs/common';
import {
  Allow,
  Answers,
  CurrentActor,
  InsertId,
  ListDownload,
  listed,
  ListFiles,
  ListParameters,
  type Actor,
  type Envelope,
  type RawQuery,
} from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { GiveBack, MoneyToGiveBack } from './money-back.dto';
import { MoneyBack } from './money-back.entity';
import { MoneyBackList } from './money-back-list';

/** Money to give back, as personnel works it off. */
@Controller()
@Allow('orders.refund')
export class MoneyBackController {
  constructor(
    private readonly moneyBack: MoneyBackList,
    private readonly files: ListFiles,
  ) {}

  @Get('moneyBack')
  @ListParameters(MoneyBack)
  @Answers('moneyBack', { list: MoneyToGiveBack })
  async list(@Query() query: RawQuery, @CurrentActor() actor: Actor): Promise<Envelope> {
    return listed(...(await this.moneyBack.list(query, actor)));
  }

  @Get('moneyBackFile')
  @ListDownload('moneyBackFile', MoneyBack)
  file(
    @Query() query: RawQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const read = (list: RawQuery) => this.moneyBack.all(list, actor);
    return this.files.send(
      reply,
      { path: 'moneyBack', entity: MoneyBack, answer: MoneyToGiveBack, read },
      query,
      actor,
    );
  }

  @Post('moneyBackDone')
  @Answers('moneyBackDone', { one: InsertId })
  async done(@Body() body: GiveBack, @CurrentActor() actor: Actor): Promise<InsertId> {
    return { insertId: await this.moneyBack.giveBack(body, actor) };
  }
}
