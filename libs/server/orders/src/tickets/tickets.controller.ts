import { Body, Controller, Get, Post } from '@nestjs/common';
import { Allow, Answers, CurrentActor, NoData, type Actor } from '@wethi/platform';
import { Tickets } from './tickets';
import { OwnTicket, SendTicket, TicketQuery } from './tickets.dto';

/** Tickets for halls (BUY-20). */
@Controller()
@Allow('member')
export class TicketsController {
  constructor(private readonly tickets: Tickets) {}

  @Get('tickets')
  @Answers('tickets', { many: OwnTicket })
  own(@CurrentActor() actor: Actor): Promise<OwnTicket[]> {
    return this.tickets.own(actor);
  }

  @Post('ticketSend')
  @Answers('ticketSend', { one: NoData })
  async send(@Body() { orders_detail_id, ticket_tel }: SendTicket, @CurrentActor() actor: Actor): Promise<NoData> {
    await this.tickets.send(actor, orders_detail_id, ticket_tel);
    return {};
  }

  @Post('ticketTake')
  @Answers('ticketTake', { one: NoData })
  async take(@Body() { orders_detail_id }: TicketQuery, @CurrentActor() actor: Actor): Promise<NoData> {
    await this.tickets.take(actor, orders_detail_id);
    return {};
  }

  @Post('ticketTakeBack')
  @Answers('ticketTakeBack', { one: NoData })
  async takeBack(@Body() { orders_detail_id }: TicketQuery, @CurrentActor() actor: Actor): Promise<NoData> {
    await this.tickets.takeBack(actor, orders_detail_id);
    return {};
  }
}
