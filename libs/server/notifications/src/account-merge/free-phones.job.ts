import { Injectable } from '@nestjs/common';
import { bindOffers } from '@wethi/accounts';
import { MERGE_UNDO_DAYS } from '@wethi/contract';
import { Clock, Database, DeadLetters, defineJob, JobHandler, Outbox, Transactions } from '@wethi/platform';
import { NO_PHONE } from '../personal-data/personal-data';

const DAY_MS = 86_400_000;
const OVER = `SELECT gone.id, gone.user_tel AS tel, gone.user_merged_into AS user_id FROM user AS gone
  WHERE gone.user_merged_into IS NOT NULL AND gone.user_tel NOT LIKE 'x%'
    AND NOT EXISTS (SELECT 1 FROM account_merge m WHERE m.gone_user_id = gone.id AND m.create_at > ?)
  ORDER BY gone.id LIMIT 500 FOR UPDATE`;

export const freePhones = defineJob<object>('free-phones', { lane: 'heavy', timeout: '10m' });

/** Lets go of the phones of closed accounts once nothing parts these again: the operator gives the number to somebody else. */
@Injectable()
export class FreePhones {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly letters: DeadLetters,
    private readonly clock: Clock,
  ) {}

  @JobHandler(freePhones)
  async free(): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      const since = new Date(now.getTime() - MERGE_UNDO_DAYS * DAY_MS);
      const closed = await this.database.query<{ id: number; tel: string; user_id: number }[]>(OVER, [since]);
      for (const { id, tel, user_id } of closed) {
        await this.database.query(`UPDATE user SET user_tel = ${NO_PHONE}, user_tel_at = NULL WHERE id = ?`, [id]);
        await this.letters.forgetPhone(tel);
        await this.outbox.add(bindOffers, { user_id, tel, left_at: now.toISOString() });
      }
    });
  }
}
