import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Allow, Answers, ByIdQuery, CurrentActor, limit, LimitedBy, type Actor } from '@wethi/platform';
import type { FastifyReply } from 'fastify';
import {
  AskTaxInvoice,
  FiledPaper,
  OrderPapers,
  OrderQuery,
  OwnPaper,
  ReplaceTaxInvoice,
  SendPaper,
  SentPaper,
} from './paper.dto';
import { PaperFiles } from './paper-files';
import { PaperList } from './paper-list';
import { PaperSending } from './paper-sending';
import { Papers } from './papers';

const ownSendingLimit = limit({ key: 'own-paper-send', points: 10, per: '1d' });
const sendingLimit = limit({ key: 'paper-again', points: 60, per: '1h' });

/** Papers for the buyer whom they are about, and for personnel that decides about orders. */
@Controller()
@Allow('member', 'orders.approve')
export class PapersController {
  constructor(
    private readonly list: PaperList,
    private readonly papers: Papers,
    private readonly files: PaperFiles,
    private readonly sending: PaperSending,
  ) {}

  @Get('orders/papers')
  @Answers('ordersPapers', { one: OrderPapers })
  ofOrder(@Query() query: OrderQuery, @CurrentActor() actor: Actor): Promise<OrderPapers> {
    return this.list.ofOrder(query.orders_id, actor);
  }

  /** Answers the order's number (product.md §7), and which paper `paperFile` reads. */
  @Get('orders/fileTaxInvoice')
  @Answers('fileTaxInvoice', { one: FiledPaper })
  fileTaxInvoice(@Query() query: OrderQuery, @CurrentActor() actor: Actor): Promise<FiledPaper> {
    return this.list.file(query.orders_id, actor);
  }

  @Post('orders/taxInvoice')
  @Answers('taxInvoice', { one: FiledPaper })
  async ask(@Body() body: AskTaxInvoice, @CurrentActor() actor: Actor): Promise<FiledPaper> {
    await this.papers.askTaxInvoice(body, actor);
    return this.list.file(body.id, actor);
  }

  @Post('orders/taxInvoiceReplace')
  @Allow('orders.approve')
  @Answers('taxInvoiceReplace', { one: FiledPaper })
  async replace(@Body() body: ReplaceTaxInvoice, @CurrentActor() actor: Actor): Promise<FiledPaper> {
    const { orders_id } = await this.papers.replace(body, actor);
    return this.list.file(orders_id, actor);
  }

  /** The receipt or tax invoice once more by e-mail. */
  @Post('orders/paperSend')
  @Allow('orders.approve')
  @LimitedBy(sendingLimit)
  @Answers('paperSend', { one: FiledPaper })
  send(@Body() { id }: SendPaper, @CurrentActor() actor: Actor): Promise<FiledPaper> {
    return this.sending.send(id, actor);
  }

  @Get('paperById')
  @Answers('paperById', { one: OwnPaper })
  byId(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<OwnPaper> {
    return this.list.one(id, actor);
  }

  @Get('paperPicture')
  @ApiOperation({ operationId: 'paperPicture' })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string', format: 'binary' } } } })
  async paperPicture(
    @Query() { id }: ByIdQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const picture = Buffer.from(await this.files.draw(id, actor));
    void reply.type('image/svg+xml');
    return picture;
  }

  /** A paper once more to its own buyer, who asks for it. */
  @Post('ownPaperSend')
  @Allow('member')
  @LimitedBy(ownSendingLimit)
  @Answers('ownPaperSend', { one: SentPaper })
  async sendOwn(@Body() { id }: SendPaper, @CurrentActor() actor: Actor): Promise<SentPaper> {
    return { user_email: await this.sending.sendOwn(id, actor) };
  }

  @Get('paperFile')
  @ApiOperation({ operationId: 'paperFile' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  async paperFile(
    @Query() { id }: ByIdQuery,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { bytes, paper_no } = await this.files.read(id, actor);
    void reply.type('application/pdf').header('content-disposition', `inline; filename="${paper_no}.pdf"`);
    return bytes;
  }
}
