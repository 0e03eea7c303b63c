import { Injectable } from '@nestjs/common';
import { bindOffers } from '@wethi/accounts';
import { Database, JobHandler, Transactions, type PayloadOf } from '@wethi/platform';

/** Gifts and tickets that nobody took yet stay with the account that they came to when it leaves their phone. */
@Injectable()
export class BindOffers {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
  ) {}

  @JobHandler(bindOffers)
  async bind({ user_id, tel, left_at }: PayloadOf<typeof bindOffers>): Promise<void> {
    const values = [user_id, tel, new Date(left_at)];
    await this.transactions.run(async () => {
      await this.database.write(
        'UPDATE gift SET gift_user_id = ? WHERE gift_tel = ? AND gift_user_id IS NULL AND create_at <= ?',
        values,
      );
      await this.database.write(
        'UPDATE ticket SET ticket_user_id = ? WHERE ticket_tel = ? AND ticket_user_id IS NULL AND ticket_sent_at <= ?',
        values,
      );
    });
  }
}
