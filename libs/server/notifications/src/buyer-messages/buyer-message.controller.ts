import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { isDay } from '@wethi/format';
import { Allow, Answers, CurrentActor, NoData, refuse, refuseField, Resource, type Actor } from '@wethi/platform';
import { AskAudience, Audience, ConfirmMessage, MessageProgress, OneMessage, TryMessage } from './buyer-message.dto';
import { BuyerMessage } from './buyer-message.entity';
import { BuyerMessages } from './buyer-messages';

/** Messages to all buyers of a show, or to members whose time is nearly over; the words and who they go to are a draft until they are confirmed (TELL-07). */
@Controller()
@Allow('messages.send')
export class BuyerMessageController extends Resource(BuyerMessage, {
  path: 'buyerMessage',
  read: 'messages.send',
  write: 'messages.send',
}) {
  constructor(private readonly messages: BuyerMessages) {
    super();
  }

  @Post('buyerMessageAudience')
  @HttpCode(200)
  @Answers('buyerMessageAudience', { one: Audience })
  audience(@Body() wish: AskAudience): Promise<Audience> {
    return this.messages.audience({ ...wish, buyer_message_text: wish.buyer_message_text ?? '' });
  }

  @Post('buyerMessageTry')
  @HttpCode(200)
  @Answers('buyerMessageTry', { one: NoData })
  try(@Body() body: TryMessage, @CurrentActor() actor: Actor): Promise<null> {
    return this.messages.try(body, actor);
  }

  @Post('buyerMessageSend')
  @HttpCode(200)
  @Answers('buyerMessageSend', { one: NoData })
  send(@Body() body: ConfirmMessage, @CurrentActor() actor: Actor): Promise<null> {
    return this.messages.send(body, actor);
  }

  @Post('buyerMessageStop')
  @HttpCode(200)
  @Answers('buyerMessageStop', { one: NoData })
  stop(@Body() { id }: OneMessage, @CurrentActor() actor: Actor): Promise<null> {
    return this.messages.stop(id, actor);
  }

  @Post('buyerMessageGoOn')
  @HttpCode(200)
  @Answers('buyerMessageGoOn', { one: NoData })
  goOn(@Body() { id }: OneMessage, @CurrentActor() actor: Actor): Promise<null> {
    return this.messages.goOn(id, actor);
  }

  @Post('buyerMessageCancel')
  @HttpCode(200)
  @Answers('buyerMessageCancel', { one: NoData })
  cancel(@Body() { id }: OneMessage, @CurrentActor() actor: Actor): Promise<null> {
    return this.messages.cancel(id, actor);
  }

  @Get('buyerMessageProgress')
  @Answers('buyerMessageProgress', { one: MessageProgress })
  progress(@Query() { id }: OneMessage): Promise<MessageProgress> {
    return this.messages.progress(id);
  }

  /** Other words have to be tried anew. */
  protected override beforeSave(merged: BuyerMessage, before?: BuyerMessage): void {
    requireDraft(before);
    if (merged.buyer_message_to === 'members') merged.product_id = null;
    else if (!merged.product_id) throw refuseField('product_id', 'กรุณาเลือกงาน');
    if (before && before.buyer_message_text !== merged.buyer_message_text) merged.buyer_message_tested_at = null;
    if (!merged.buyer_message_date) merged.buyer_message_time = null;
    if (merged.buyer_message_time && !isDay(merged.buyer_message_time))
      throw refuseField('buyer_message_time', 'ไม่ส่งช่วง 21:00 ถึง 08:00');
    if (merged.buyer_message_sms === 'N' && merged.buyer_message_mail === 'N')
      throw refuseField('buyer_message_sms', 'เลือกทางส่งอย่างน้อยหนึ่งทาง');
  }

  protected override beforeRemove(message: BuyerMessage): void {
    requireDraft(message);
  }
}

/** @throws Refusal MESSAGE_STATUS */
function requireDraft(message: BuyerMessage | undefined): void {
  if (message && message.buyer_message_status !== 'draft') throw refuse('MESSAGE_STATUS');
}
