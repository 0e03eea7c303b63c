import { Injectable } from '@nestjs/common';
import {
  type Actor,
  Changes,
  Clock,
  Database,
  Outbox,
  type ReadAt,
  RecordChanges,
  Transactions,
} from '@wethi/platform';
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

  /** A message from the page with the shop's contacts; it stands in the list at once. */
  async ask(message: Partial<HelpRequest>): Promise<{ insertId: number }> {
    const insertId = await this.database.insert(HelpRequest, { ...message, create_by: null });
    await this.changes.announce(HelpRequest.name);
    return { insertId };
  }

  /**
   * Answers, or answers better; each time who asked gets an SMS or a letter.
   * @param call its version too, where a colleague who was quicker is not to be overwritten
   * @throws Refusal NOT_FOUND, ROW_CHANGED
   */
  async answer(call: { id: number } & ReadAt, help_request_answer: string, actor: Actor): Promise<void> {
    const answered = { ...call, help_request_answer, help_request_answered_at: this.clock.now() };
    await this.transactions.run(async () => {
      await this.recordChanges.saveWithin(HelpRequest, answered, actor);
      await this.outbox.add(tellHelpAnswer, { help_request_id: call.id });
    });
    await this.changes.announce(HelpRequest.name);
  }
}
