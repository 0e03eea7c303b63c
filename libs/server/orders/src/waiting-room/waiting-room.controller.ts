import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Allow, Answers, CurrentActor, NoData, Unlimited, type Actor } from '@wethi/platform';
import { EntryQuery, HeldPlace, HoldQuery, RoomPlace, RoomQuery, SmsWish } from './waiting-room.dto';
import { PayHolds } from './pay-holds';
import { WaitingRoom } from './waiting-room';

/** Waiting rooms of shows that many want at once (BUY-14). */
@Controller()
@Allow('member')
export class WaitingRoomController {
  constructor(
    private readonly room: WaitingRoom,
    private readonly payHolds: PayHolds,
  ) {}

  @Post('waitingRoom')
  @Answers('joinWaitingRoom', { one: RoomPlace })
  join(@Body() { product_id }: RoomQuery, @CurrentActor() actor: Actor): Promise<RoomPlace> {
    return this.room.join(actor, product_id);
  }

  /** Asked every few seconds by everybody who waits: the entry says who asks. */
  @Get('waitingRoomPlace')
  @Allow('public')
  @Unlimited()
  @Answers('waitingRoomPlace', { one: RoomPlace })
  place(@Query() { entry }: EntryQuery): Promise<RoomPlace> {
    return this.room.place(entry);
  }

  @Post('waitingRoomLeave')
  @Answers('waitingRoomLeave', { one: NoData })
  async leave(@Body() { product_id }: RoomQuery, @CurrentActor() actor: Actor): Promise<NoData> {
    await this.room.leave(actor, product_id);
    return {};
  }

  @Post('waitingRoomSms')
  @Answers('waitingRoomSms', { one: NoData })
  async sms(@Body() { product_id, queue_sms }: SmsWish, @CurrentActor() actor: Actor): Promise<NoData> {
    await this.room.wishSms(actor, product_id, queue_sms === 'Y');
    return {};
  }

  /** Keeps places while their buyer pays. */
  @Post('placeHold')
  @Answers('placeHold', { one: HeldPlace })
  hold(
    @Body() { product_id, product_price_id, tickets = 1 }: HoldQuery,
    @CurrentActor() actor: Actor,
  ): Promise<HeldPlace> {
    return this.payHolds.hold(actor, product_id, tickets, product_price_id);
  }
}
