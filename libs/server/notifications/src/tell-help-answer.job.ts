import { Injectable } from '@nestjs/common';
import { sendNotice } from '@wethi/accounts';
import { tellHelpAnswer } from '@wethi/media';
import { Database, JobHandler, Outbox, Transactions, type JobContext, type PayloadOf } from '@wethi/platform';
import { helpAnswerText } from './help-answer-text';

/** Words the SMS with the answer to a call for help. */
@Injectable()
export class TellHelpAnswer {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  @JobHandler(tellHelpAnswer)
  async tell({ help_request_id }: PayloadOf<typeof tellHelpAnswer>, { key }: JobContext): Promise<void> {
    const call = await this.database.sql
      .selectFrom('help_request as h')
      .innerJoin('user as u', 'u.id', 'h.user_id')
      .select(['h.id', 'h.help_request_answer', 'u.user_tel'])
      .where('h.id', '=', help_request_id)
      .executeTakeFirst();
    if (!call?.help_request_answer) return;
    const text = helpAnswerText({ id: call.id, help_request_answer: call.help_request_answer });
    const sms = { tel: call.user_tel, text };
    await this.transactions.run(() => this.outbox.add(sendNotice, sms, { dedupeKey: `tell-help-answer-${key}` }));
  }
}
