import { Controller, Post, Req } from '@nestjs/common';
import { Allow, Answers, NoData } from '@wethi/platform';
import type { FastifyRequest } from 'fastify';
import { GatewayNotices } from './gateway-notices';

@Controller()
export class GatewayNoticesController {
  constructor(private readonly notices: GatewayNotices) {}

  /** Called by the payment gateway; it signs what it says (facts/integrations.md §4.3). */
  @Post('paymentNotify')
  @Allow('public')
  @Answers('paymentNotify', { one: NoData })
  async paymentNotify(@Req() { body }: FastifyRequest): Promise<null> {
    await this.notices.receive(body);
    return null;
  }
}
