import { Controller, Get, Query } from '@nestjs/common';
import { Allow, Answers, ByIdQuery, CurrentActor, type Actor } from '@wethi/platform';
import { OwnTip } from './tip.dto';
import { Tips } from './tips';

/** The viewer's own garlands; media takes the wish for one. */
@Controller()
@Allow('member')
export class TipController {
  constructor(private readonly tips: Tips) {}

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
}
