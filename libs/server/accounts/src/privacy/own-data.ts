import { Injectable } from '@nestjs/common';
import { OWN_DATA_DAYS } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import {
  AuditLog,
  Clock,
  Database,
  limit,
  Outbox,
  RateLimits,
  refuse,
  Storage,
  Transactions,
  type Actor,
} from '@wethi/platform';
import { User } from '../people/user.entity';
import { OwnDataFile } from './own-data-file.entity';
import { packOwnData } from './privacy-jobs';

/** Each file is made of everything, which takes a while. */
const fileLimit = limit({ key: 'own-data', points: 2, per: '1d', durable: true });
const officeLimit = limit({ key: 'own-data-office', points: 2, per: '1d', durable: true });

interface DataFile {
  bytes: Buffer;
  name: string;
}

/** Files with all that is kept of a customer: for themselves, or taken by personnel for who asks another way. */
@Injectable()
export class OwnData {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    private readonly storage: Storage,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal TOO_MANY */
  async ask({ id }: Actor): Promise<number> {
    await this.limits.consume(fileLimit, id);
    return this.pack(id, null);
  }

  /** @throws Refusal NOT_FOUND, also of somebody whose account was deleted; TOO_MANY */
  async askFor(user_id: number, actor: Actor): Promise<number> {
    const user = await this.database.manager.findOneBy(User, { id: user_id });
    if (!user || user.user_deleted_at) throw refuse('NOT_FOUND');
    await this.limits.consume(officeLimit, user_id);
    return this.pack(user_id, actor.id);
  }

  /** Those that can be taken, and those on the way; the newest first. */
  list({ id }: Actor): Promise<OwnDataFile[]> {
    return this.rows(id, 'own_data_file_by IS NULL');
  }

  /** The same of what personnel had made. */
  listFor(user_id: number): Promise<OwnDataFile[]> {
    return this.rows(user_id, 'own_data_file_by IS NOT NULL');
  }

  /** @throws Refusal NOT_FOUND, also for somebody else's and for one that is too old */
  async read(actor: Actor, id: number): Promise<DataFile> {
    return this.contentOf(await this.list(actor), id);
  }

  /** Who of personnel took it is noted. @throws Refusal NOT_FOUND */
  async readFor(user_id: number, id: number, actor: Actor): Promise<DataFile> {
    const file = await this.contentOf(await this.listFor(user_id), id);
    await this.transactions.run(() =>
      this.audit.record(actor, 'export', User, user_id, undefined, { format: 'zip', own_data_file_id: id }),
    );
    return file;
  }

  private pack(user_id: number, own_data_file_by: number | null): Promise<number> {
    return this.transactions.run(async () => {
      const id = await this.database.insert(OwnDataFile, { user_id, own_data_file_by, create_at: this.clock.now() });
      await this.outbox.add(packOwnData, { own_data_file_id: id });
      return id;
    });
  }

  private rows(user_id: number, condition: string): Promise<OwnDataFile[]> {
    const oldest = new Date(this.clock.now().getTime() - OWN_DATA_DAYS * 86_400_000);
    const sql = `SELECT * FROM own_data_file WHERE user_id = ? AND ${condition}
      AND (own_data_file_ready_at IS NULL OR own_data_file_ready_at > ?) ORDER BY id DESC`;
    return this.database.query(sql, [user_id, oldest]);
  }

  private async contentOf(files: OwnDataFile[], id: number): Promise<DataFile> {
    const file = files.find((row) => row.id === id && row.own_data_file_path !== null);
    const bytes = file?.own_data_file_path && (await this.storage.get('private', file.own_data_file_path));
    if (!bytes) throw refuse('NOT_FOUND');
    return { bytes, name: `wethi-${bangkokTime(file.create_at).date}.zip` };
  }
}
