import { Body, Controller, Post } from '@nestjs/common';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { GiveRefund, Refunded } from './refund.dto';
import { Refunds } from './refunds';

@Controller()
@Allow('orders.refund')
export class RefundsController {
  constructor(private readonly refunds: Refunds) {}

  @Post('orders/refund')
  @Answers('ordersRefund', { one: Refunded })
  give(@Body() body: GiveRefund, @CurrentActor() actor: Actor): Promise<Refunded> {
    return this.refunds.give(body, actor);
  }
}
