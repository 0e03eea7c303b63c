import { Injectable, type Type } from '@nestjs/common';
import {
  type Actor,
  AuditLog,
  Changes,
  Database,
  isDuplicate,
  Records,
  refuse,
  refuseField,
  Sessions,
  Transactions,
} from '@wethi/platform';
import { BACK_OFFICE, Personnel, type SavePersonnel } from './personnel.entity';
import { SecretHashing } from './secret-hashing';
import { Staff, type SaveStaff } from './staff.entity';
import { User, type SaveUser } from './user.entity';

/** Saves people with the rules that go beyond their columns: passwords, unique names, and sessions that must end. */
@Injectable()
export class AccountSaving {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly records: Records,
    private readonly hashing: SecretHashing,
    private readonly sessions: Sessions,
    private readonly audit: AuditLog,
    private readonly changes: Changes,
  ) {}

  /** @throws Refusal PHONE_TAKEN, EMAIL_TAKEN, NOT_FOUND */
  async saveUser(input: Partial<SaveUser>, actor?: Actor): Promise<number> {
    const id = await this.transactions
      .run(async () => {
        const saved = await this.records.saveWithin<User>(User, input, actor);
        if (input.user_status === 'Block') await this.sessions.revokeAll('user', saved);
        return saved;
      })
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
        throw refuse(String(error).includes('user_email') ? 'EMAIL_TAKEN' : 'PHONE_TAKEN');
      });
    await this.changes.announce(User.name);
    return id;
  }

  /**
   * Sessions end with a new password, a shut account and another role or band.
   * @throws Refusal USERNAME_TAKEN, OWN_ACCOUNT, NOT_FOUND, INVALID_INPUT for the role `band` without a band
   */
  async savePersonnel({ password, ...input }: SavePersonnel, actor?: Actor): Promise<number> {
    const hashed = await this.hashed(password);
    const id = await this.transactions
      .run(async () => {
        const before = await this.database.manager.findOne(Personnel, {
          where: { id: input.id ?? 0 },
          lock: { mode: 'pessimistic_write' },
        });
        const after = { ...before, ...input };
        if (after.role === 'band' && !after.band_id) throw refuseField('band_id', 'กรุณาเลือกวง');
        const shut = losesAccess(before, after);
        if (shut && input.id !== undefined && input.id === actor?.id) throw refuse('OWN_ACCOUNT');
        const saved = await this.records.saveWithin<Personnel>(Personnel, input, actor);
        if (hashed) await this.setPassword(Personnel, saved, hashed, actor);
        const keep = saved === actor?.id ? actor.session : undefined;
        if (shut || hashed) await this.sessions.revokeAll('personnel', saved, keep);
        return saved;
      })
      .catch((error: unknown) => {
        throw isDuplicate(error) ? refuse('USERNAME_TAKEN') : error;
      });
    await this.changes.announce(Personnel.name);
    return id;
  }

  /** @throws Refusal NOT_FOUND */
  async saveStaff({ password, ...input }: SaveStaff, actor?: Actor): Promise<number> {
    const hashed = await this.hashed(password);
    const id = await this.transactions.run(async () => {
      const saved = await this.records.saveWithin<Staff>(Staff, input, actor);
      if (hashed) await this.setPassword(Staff, saved, hashed, actor);
      return saved;
    });
    await this.changes.announce(Staff.name);
    return id;
  }

  /** Deletes a person who can sign in, and ends the sessions. @throws Refusal OWN_ACCOUNT, NOT_FOUND, STILL_IN_USE */
  async remove(entity: typeof User | typeof Personnel, id: number, actor?: Actor): Promise<void> {
    const kind = entity === User ? 'user' : 'personnel';
    if (actor?.kind === kind && actor.id === id) throw refuse('OWN_ACCOUNT');
    await this.records.remove<User | Personnel>(entity, id, actor);
    await this.sessions.revokeAll(kind, id);
  }

  private async hashed(password: string | null | undefined): Promise<string | undefined> {
    return password ? this.hashing.slot(() => this.hashing.hash(password)) : undefined;
  }

  /** Apart from the other columns, whose new values the audit log keeps. */
  private async setPassword(
    entity: Type<Personnel | Staff>,
    id: number,
    password: string,
    actor?: Actor,
  ): Promise<void> {
    await this.database.manager.update(entity, { id }, { password });
    await this.audit.record(actor, 'set-password', entity, id, undefined, undefined);
  }
}

/** Whether somebody may no longer do what their open sessions were opened for. */
function losesAccess(before: Personnel | null, after: Partial<Personnel>): boolean {
  const shut = after.status_by === 'Y' || (after.personnel_position ?? BACK_OFFICE) !== BACK_OFFICE;
  return shut || (before !== null && (before.role !== after.role || before.band_id !== after.band_id));
}
