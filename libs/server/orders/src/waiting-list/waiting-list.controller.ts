import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Allow, Answers, CurrentActor, NoData, type Actor } from '@wethi/platform';
import { RoomQuery } from '../waiting-room/waiting-room.dto';
import { ListWish, OwnListPlace } from './waiting-list.dto';
import { WaitingList } from './waiting-list';

/** Waiting for a place that somebody gives back (BUY-20). */
@Controller()
@Allow('member')
export class WaitingListController {
  constructor(private readonly list: WaitingList) {}

  @Get('waitingListOwn')
  @Answers('waitingListOwn', { one: OwnListPlace })
  own(@Query() { product_id }: RoomQuery, @CurrentActor() actor: Actor): Promise<OwnListPlace> {
    return this.list.own(actor, product_id);
  }

  @Post('waitingList')
  @Answers('joinWaitingList', { one: OwnListPlace })
  join(@Body() { product_id, ...wish }: ListWish, @CurrentActor() actor: Actor): Promise<OwnListPlace> {
    return this.list.join(actor, product_id, wish);
  }

  @Post('waitingListLeave')
  @Answers('waitingListLeave', { one: NoData })
  async leave(@Body() { product_id }: RoomQuery, @CurrentActor() actor: Actor): Promise<NoData> {
    await this.list.leave(actor, product_id);
    return {};
  }
}
