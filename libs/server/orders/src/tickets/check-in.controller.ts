import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Allow, Answers, CurrentActor, type Actor } from '@wethi/platform';
import { CheckIn } from './check-in';
import { GateAnswer, GateEntries, GateQuery, GateShow, GuestTicket, UndoEntry } from './check-in.dto';

/** The gates of a hall, on the phones of those who stand there (BUY-20). */
@Controller()
@Allow('tickets.check')
export class CheckInController {
  constructor(private readonly checkIn: CheckIn) {}

  @Get('checkInShows')
  @Answers('checkInShows', { many: GateShow })
  shows(@CurrentActor() actor: Actor): Promise<GateShow[]> {
    return this.checkIn.shows(actor);
  }

  @Get('checkInList')
  @Answers('checkInList', { many: GuestTicket })
  list(@Query() { product_id }: GateQuery, @CurrentActor() actor: Actor): Promise<GuestTicket[]> {
    return this.checkIn.list(product_id, actor);
  }

  @Post('checkIn')
  @Answers('checkIn', { one: GateAnswer })
  enter(@Body() entries: GateEntries, @CurrentActor() actor: Actor): Promise<GateAnswer> {
    return this.checkIn.enter(entries, actor);
  }

  @Post('checkInUndo')
  @Answers('checkInUndo', { one: GateAnswer })
  undo(@Body() { product_id, entry_key }: UndoEntry, @CurrentActor() actor: Actor): Promise<GateAnswer> {
    return this.checkIn.undo(product_id, entry_key, actor);
  }
}
