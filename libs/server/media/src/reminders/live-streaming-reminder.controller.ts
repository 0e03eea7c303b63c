import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Allow, Answers, ByIdQuery, CurrentActor, type Actor } from '@wethi/platform';
import { ReminderState, SetReminder } from './live-streaming-reminder.dto';
import { Reminders } from './reminders';

/** The viewer's own reminder of a live show. */
@Controller()
@Allow('member')
export class LiveStreamingReminderController {
  constructor(private readonly reminders: Reminders) {}

  @Get('liveStreamingReminder')
  @Answers('liveStreamingReminder', { one: ReminderState })
  async liveStreamingReminder(@Query() { id }: ByIdQuery, @CurrentActor() actor: Actor): Promise<ReminderState> {
    return { live_streaming_reminder: (await this.reminders.isSet(id, actor.id)) ? 'Y' : 'N' };
  }

  @Post('liveStreamingReminder')
  @Answers('save-liveStreamingReminder', { one: ReminderState })
  async set(
    @Body() { id, live_streaming_reminder }: SetReminder,
    @CurrentActor() actor: Actor,
  ): Promise<ReminderState> {
    await this.reminders.set(id, live_streaming_reminder, actor);
    return { live_streaming_reminder };
  }
}
