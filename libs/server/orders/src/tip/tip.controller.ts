import { Controller, Get, Post, Query, Req } from '@nestjs/common';
import { Allow, Answers, ByIdQuery, CurrentActor, NoData, type Actor } from '@wethi/platform';
import type { FastifyRequest } from 'fastify';
import { TipNotices } from './tip-notices';
import { OwnTip } from './tip.dto';
import { Tips } from './tips';

/** The viewer's own garlands, and what the gateway tells of them; media takes the wish for one. */
@Controller()
@Allow('member')
export class TipController {
  constructor(
    private readonly tips: Tips,
    private readonly notices: TipNotices,
  ) {}

  /** Those that were paid. */
  @Get('tip')
  @Answers('tip', { many: OwnTip })
  tip(@CurrentActor() actor: Actor): Promise<OwnTip[]> {
    return this.tips.paid(actor);
  }

  @Get('tipById')
  @Answers('tipById', { one: OwnTip })
  tipById(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<OwnTip> {
    return this.tips.own(id, actor);
  }

  /** Called by the payment gateway; it signs what it says (facts/integrations.md §4.3). */
  @Post('tipNotify')
  @Allow('public')
  @Answers('tipNotify', { one: NoData })
  async tipNotify(@Req() { body }: FastifyRequest): Promise<null> {
    await this.notices.receive(body);
    return null;
  }
}
