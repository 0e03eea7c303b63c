import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { BandFollowState, FollowedBand, OfBandQuery, SetBandFollow } from './band-follow.dto';
import { Follows } from './follows';

/** The bands that the caller follows. */
@Controller()
@Allow('member')
export class BandFollowController {
  constructor(private readonly follows: Follows) {}

  @Get('bandFollow')
  @Answers('bandFollow', { one: BandFollowState })
  bandFollow(@Query() { band_id }: OfBandQuery, @CurrentActor() actor: Actor): Promise<BandFollowState> {
    return this.follows.state(band_id, actor);
  }

  @Post('bandFollow')
  @Answers('save-bandFollow', { one: BandFollowState })
  follow(@Body() body: SetBandFollow, @CurrentActor() actor: Actor): Promise<BandFollowState> {
    return this.follows.set(body, actor);
  }

  @Get('bandFollowOwn')
  @Answers('bandFollowOwn', { many: FollowedBand })
  bandFollowOwn(@CurrentActor() actor: Actor): Promise<FollowedBand[]> {
    return this.follows.own(actor);
  }
}
