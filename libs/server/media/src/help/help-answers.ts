import { Injectable } from '@nestjs/common';
import { type Actor, Changes, Clock, Database, Outbox, RecordChanges, Transactions } from '@wethi/platform';
import { HelpRequest, type OwnHelpRequest } from './help-request.entity';
import { tellHelpAnswer } from './tell-help-answer';

/** Nobody waits for more answers at a time. */
const MOST = 10;

/** Answers to calls for help (WATCH-11). */
@Injectable()
export class HelpAnswers {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly recordChanges: RecordChanges,
    private readonly changes: Changes,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The newest calls of somebody with what was answered. */
  ofUser(userId: number): Promise<OwnHelpRequest[]> {
    return this.database.sql
      .selectFrom('help_request')
      .select(['id', 'video_id', 'help_request_answer', 'help_request_answered_at'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
  }

  /** Answers, or answers better; each time the viewer gets an SMS. @throws Refusal NOT_FOUND */
  async answer(id: number, help_request_answer: string, actor: Actor): Promise<void> {
    const answered = { id, help_request_answer, help_request_answered_at: this.clock.now() };
    await this.transactions.run(async () => {
      await this.recordChanges.saveWithin(HelpRequest, answered, actor);
      await this.outbox.add(tellHelpAnswer, { help_request_id: id });
    });
    await this.changes.announce(HelpRequest.name);
  }
}
