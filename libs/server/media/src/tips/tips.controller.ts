import { Body, Controller, Get, Headers, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { OwnTip } from '@wethi/orders';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { TipRequests } from './tip-requests';
import { SaveTip, TipOffer } from './tip.dto';

/** Garlands for a band or a member, from those who watch their show (WATCH-14). */
@Controller()
@Allow('member')
export class TipsController {
  constructor(private readonly requests: TipRequests) {}

  @Get('tipOffer')
  @Answers('tipOffer', { one: TipOffer })
  tipOffer(): TipOffer {
    return this.requests.offer();
  }

  /** Answers the QR to pay it by. */
  @Post('tip')
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'one per garland, kept for its repeats' })
  @Answers('save-tip', { one: OwnTip })
  tip(
    @Body() request: SaveTip,
    @Headers('idempotency-key') key: string | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<OwnTip> {
    return this.requests.receive(actor, key, request);
  }
}
