import { Injectable } from '@nestjs/common';
import { User } from '@wethi/accounts';
import { JobHandler, Outbox, Transactions, type JobPayloads } from '@wethi/platform';
import { registrationText } from './chat-text';

/** Tells the central chat about a new customer. */
@Injectable()
export class AnnounceRegistration {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  @JobHandler('announce-registration')
  async announce({ user_id }: JobPayloads['announce-registration']): Promise<void> {
    await this.transactions.run(async (manager) => {
      const user = await manager.findOneBy(User, { id: user_id });
      if (!user) return;
      const dedupeKey = `registration-${user_id}`;
      await this.outbox.add(manager, 'send-chat-message', { text: registrationText(user) }, { dedupeKey });
    });
    await this.outbox.nudge();
  }
}
