import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { AskDeliveries, Deliveries, DeliveriesChanged, OneDelivery, SendAgain } from './deliveries.dto';
import { WorkOffDeliveries } from './work-off-deliveries';

/** What did not reach anybody, and sending it again (TELL-04). */
@Controller()
@Allow('messages.send')
export class DeliveriesController {
  constructor(private readonly deliveries: WorkOffDeliveries) {}

  @Get('deliveries')
  @Answers('deliveries', { one: Deliveries })
  list(@Query() { state, page }: AskDeliveries): Promise<Deliveries> {
    return this.deliveries.list(state, page);
  }

  @Post('deliveriesAgain')
  @HttpCode(200)
  @Answers('deliveriesAgain', { one: DeliveriesChanged })
  again(@Body() { state, ...group }: SendAgain, @CurrentActor() actor: Actor): Promise<DeliveriesChanged> {
    return this.deliveries.sendAgain(group, state, actor);
  }

  @Post('deliveriesArchive')
  @HttpCode(200)
  @Answers('deliveriesArchive', { one: DeliveriesChanged })
  archive(@Body() group: OneDelivery, @CurrentActor() actor: Actor): Promise<DeliveriesChanged> {
    return this.deliveries.archive(group, actor);
  }
}
