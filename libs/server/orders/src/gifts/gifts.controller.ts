import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Allow, Answers, ByIdQuery, CurrentActor, limit, LimitedBy, NoData, type Actor } from '@wethi/platform';
import { GiftCard, GiftCode, OwnGift, SaveGift } from './gift.dto';
import { Gifts } from './gifts';

/** A code is long; nobody may try many all the same. */
const codeLimit = limit({ key: 'gift-code', points: 30, per: '1m', guesses: true });

/** Shows as gifts for a phone number (BUY-18). */
@Controller()
@Allow('member')
export class GiftsController {
  constructor(private readonly gifts: Gifts) {}

  @Post('gift')
  @Answers('saveGift', { one: OwnGift })
  save(@Body() wish: SaveGift, @CurrentActor() actor: Actor): Promise<OwnGift> {
    return this.gifts.save(actor, wish);
  }

  @Get('giftById')
  @Answers('giftById', { one: OwnGift })
  own(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<OwnGift> {
    return this.gifts.own(actor, id);
  }

  @Get('giftByCode')
  @Allow('public')
  @LimitedBy(codeLimit)
  @Answers('giftByCode', { one: GiftCard })
  card(@Query() { code }: GiftCode, @CurrentActor() actor?: Actor): Promise<GiftCard> {
    return this.gifts.card(code, actor);
  }

  @Post('giftTake')
  @LimitedBy(codeLimit)
  @Answers('giftTake', { one: NoData })
  async take(@Body() { code }: GiftCode, @CurrentActor() actor: Actor): Promise<NoData> {
    await this.gifts.take(actor, code);
    return {};
  }
}
