import { Body, Controller, Get, Post } from '@nestjs/common';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { RemindedSale, SaleReminderState } from './sale-reminder.dto';
import { SaleReminders } from './sale-reminders';

/** The shows of whose sale the caller wants to hear. */
@Controller()
@Allow('member')
export class SaleReminderController {
  constructor(private readonly reminders: SaleReminders) {}

  @Get('saleReminderOwn')
  @Answers('saleReminderOwn', { many: RemindedSale })
  saleReminderOwn(@CurrentActor() actor: Actor): Promise<RemindedSale[]> {
    return this.reminders.own(actor);
  }

  @Post('saleReminder')
  @Answers('save-saleReminder', { one: SaleReminderState })
  saleReminder(@Body() body: SaleReminderState, @CurrentActor() actor: Actor): Promise<SaleReminderState> {
    return this.reminders.set(body, actor);
  }
}
