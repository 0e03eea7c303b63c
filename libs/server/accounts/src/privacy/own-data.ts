import { Injectable } from '@nestjs/common';
import { OWN_DATA_DAYS } from '@wethi/contract';
import { Clock, Database, limit, Outbox, RateLimits, refuse, Storage, Transactions, type Actor } from '@wethi/platform';
import { OwnDataFile } from './own-data-file.entity';
import { packOwnData } from './privacy-jobs';

/** Each file is made of everything, which takes a while. */
const fileLimit = limit({ key: 'own-data', points: 2, per: '1d', durable: true });

/** Files with all that is kept of a customer, for themselves alone. */
@Injectable()
export class OwnData {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal TOO_MANY */
  async ask({ id: user_id }: Actor): Promise<number> {
    await this.limits.consume(fileLimit, user_id);
    return this.transactions.run(async () => {
      const id = await this.database.insert(OwnDataFile, { user_id, create_at: this.clock.now() });
      await this.outbox.add(packOwnData, { own_data_file_id: id });
      return id;
    });
  }

  /** Those that can be taken, and those on the way; the newest first. */
  list({ id }: Actor): Promise<OwnDataFile[]> {
    const sql = `SELECT * FROM own_data_file WHERE user_id = ?
      AND (own_data_file_ready_at IS NULL OR own_data_file_ready_at > ?) ORDER BY id DESC`;
    return this.database.query(sql, [id, this.oldest()]);
  }

  /** @throws Refusal NOT_FOUND, also for somebody else's and for one that is too old */
  async read(actor: Actor, id: number): Promise<{ bytes: Buffer; name: string }> {
    const file = (await this.list(actor)).find((row) => row.id === id && row.own_data_file_path !== null);
    const bytes = file?.own_data_file_path && (await this.storage.get('private', file.own_data_file_path));
    if (!bytes) throw refuse('NOT_FOUND');
    return { bytes, name: `wethi-${file.create_at.toISOString().slice(0, 10)}.zip` };
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - OWN_DATA_DAYS * 86_400_000);
  }
}
