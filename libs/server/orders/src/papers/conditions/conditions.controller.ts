import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Allow, Answers, CurrentActor, limit, LimitedBy, type Actor } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import { ConditionFiles } from './condition-files';
import { ConditionsSending } from './conditions-sending';
import { OrderConditions, OrderQuery, SendPaper, SentPaper, ShowQuery } from '../paper.dto';

/** Each is set anew in a worker thread. */
const conditionsLimit = limit({ key: 'conditions-file', points: 30, per: '1m' });
const sendingLimit = limit({ key: 'own-conditions-send', points: 10, per: '1d' });
const Pdf = () => ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } });

/** The conditions of a purchase, to be kept (product.md §7). */
@Controller()
@LimitedBy(conditionsLimit)
export class ConditionsController {
  constructor(
    private readonly files: ConditionFiles,
    private readonly sending: ConditionsSending,
  ) {}

  @Get('fileCreateCondition')
  @Allow('public')
  @ApiOperation({ operationId: 'fileCreateCondition' })
  @Pdf()
  ofShow(@Query() { product_id }: ShowQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    return sent(reply, `condition-${product_id}.pdf`, this.files.ofShow(product_id));
  }

  @Get('fileCreateConditionColPDF')
  @Allow('member', 'orders.approve')
  @ApiOperation({ operationId: 'fileCreateConditionColPDF' })
  @Pdf()
  ofOrder(
    @Query() { orders_id }: OrderQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    return sent(reply, `condition-order-${orders_id}.pdf`, this.files.ofOrder(orders_id, actor));
  }

  @Get('conditionsPicture')
  @Allow('member', 'orders.approve')
  @ApiOperation({ operationId: 'conditionsPicture' })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string', format: 'binary' } } } })
  async picture(
    @Query() { orders_id }: OrderQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const picture = await this.files.draw(orders_id, actor);
    void reply.type('image/svg+xml');
    return picture;
  }

  @Get('conditionsOfOrder')
  @Allow('member', 'orders.approve')
  @Answers('conditionsOfOrder', { one: OrderConditions })
  ofOrderInWords(@Query() { orders_id }: OrderQuery, @CurrentActor() actor: Actor): Promise<OrderConditions> {
    return this.files.factsOf(orders_id, actor);
  }

  @Post('ownConditionsSend')
  @Allow('member')
  @LimitedBy(sendingLimit)
  @Answers('ownConditionsSend', { one: SentPaper })
  async sendOwn(@Body() { id }: SendPaper, @CurrentActor() actor: Actor): Promise<SentPaper> {
    return { user_email: await this.sending.sendOwn(id, actor) };
  }
}

async function sent(reply: FastifyReply, name: string, made: Promise<Buffer>): Promise<Buffer> {
  const bytes = await made;
  void reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`);
  return bytes;
}
