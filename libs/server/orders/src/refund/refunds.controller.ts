import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import {
  Allow,
  Answers,
  ByIdQuery,
  CurrentActor,
  type Envelope,
  listed,
  TakesFile,
  useUpload,
  type Actor,
} from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GiveRefund, KeptRefundSlip, RefundableTicket, Refunded, RefundLimit } from './refund.dto';
import { RefundSlips } from './refund-slips';
import { RefundTickets } from './refund-tickets';
import { Refunds } from './refunds';

@Controller()
@Allow('orders.refund')
export class RefundsController {
  constructor(
    private readonly refunds: Refunds,
    private readonly slips: RefundSlips,
    private readonly tickets: RefundTickets,
  ) {}

  @Post('orders/refund')
  @Answers('ordersRefund', { one: Refunded })
  give(@Body() body: GiveRefund, @CurrentActor() actor: Actor): Promise<Refunded> {
    return this.refunds.give(body, actor);
  }

  /** What shop staff may give back of one order; owners any sum. */
  @Get('orders/refundLimit')
  @Allow('personnel.read')
  @Answers('refundLimit', { one: RefundLimit })
  limit(): RefundLimit {
    return this.refunds.limit();
  }

  /** Tickets for a hall that an order holds. */
  @Get('orders/refundTickets')
  @Answers('refundTickets', { list: RefundableTicket })
  async ofOrder(@Query() { id }: ByIdQuery): Promise<Envelope> {
    const tickets = await this.tickets.list(id);
    return listed(tickets, tickets.length);
  }

  @Post('orders/refundSlip')
  @TakesFile()
  @Answers('keepRefundSlip', { one: KeptRefundSlip })
  async keepSlip(@Req() request: FastifyRequest): Promise<KeptRefundSlip> {
    return { filename: await useUpload(request, ({ bytes }) => this.slips.keep(bytes)) };
  }

  @Get('orders/refundSlip')
  @ApiOperation({ operationId: 'refundSlip' })
  @ApiOkResponse({ content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } })
  async slip(@Query() { id }: ByIdQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const bytes = await this.slips.read(id);
    void reply.type('image/jpeg');
    return bytes;
  }
}
