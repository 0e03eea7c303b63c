import { Injectable } from '@nestjs/common';
import { announceRegistration, User } from '@wethi/accounts';
import { Database, JobHandler, Outbox, type PayloadOf, Transactions } from '@wethi/platform';
import { registrationText } from './chat/chat-text';
import { sendChatMessage } from './chat-decision/send-chat-message.job';

/** Tells the central chat about a new customer. */
@Injectable()
export class AnnounceRegistration {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  @JobHandler(announceRegistration)
  async announce({ user_id }: PayloadOf<typeof announceRegistration>): Promise<void> {
    await this.transactions.run(async () => {
      const user = await this.database.manager.findOneBy(User, { id: user_id });
      if (!user) return;
      const dedupeKey = `registration-${user_id}`;
      await this.outbox.add(sendChatMessage, { text: registrationText(user) }, { dedupeKey });
    });
  }
}
