import { Injectable } from '@nestjs/common';
import { sendLetter, sendNotice } from '@wethi/accounts';
import { tellHelpAnswer } from '@wethi/media';
import { Database, JobHandler, Outbox, Transactions, type JobContext, type PayloadOf } from '@wethi/platform';
import { helpAnswerLetter, helpAnswerText } from './help-answer-text';

/** Words the SMS, or the letter, with the answer to a call for help. */
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
      .leftJoin('user as u', 'u.id', 'h.user_id')
      .select([
        'h.id',
        'h.help_request_text',
        'h.help_request_answer',
        'h.help_request_tel',
        'h.help_request_mail',
        'u.user_tel',
      ])
      .where('h.id', '=', help_request_id)
      .executeTakeFirst();
    if (!call?.help_request_answer) return;
    const answer = { id: call.id, help_request_answer: call.help_request_answer };
    const text = helpAnswerText(answer, call.help_request_tel === null);
    // Who wrote says where the answer goes; a call from a player has the phone of its account.
    const tel = call.help_request_tel ?? (call.help_request_mail ? null : call.user_tel);
    const dedupeKey = `tell-help-answer-${key}`;
    await this.transactions.run(async () => {
      if (tel) await this.outbox.add(sendNotice, { tel, text }, { dedupeKey });
      else if (call.help_request_mail)
        await this.outbox.add(
          sendLetter,
          { to: call.help_request_mail, letter: helpAnswerLetter(call) },
          { dedupeKey },
        );
    });
  }
}
