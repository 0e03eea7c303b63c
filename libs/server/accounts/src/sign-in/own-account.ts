import { Injectable } from '@nestjs/common';
import { type Actor, Database, refuse, Sessions, Transactions } from '@wethi/platform';
import { ownPersonnel, Personnel, type OwnPersonnel } from '../people/personnel.entity';
import type { SignedInAs } from './sign-in.dto';
import { ownUser, User, type OwnUser } from '../people/user.entity';

/** Who the caller is, and what they may do with their own sessions. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
  ) {}

  /** @throws Refusal TOKEN_EXPIRED when the account is gone */
  async of({ kind, id }: Actor, lock?: { mode: 'pessimistic_write' }): Promise<OwnUser | OwnPersonnel> {
    const row = await this.database.manager.findOne<User | Personnel>(kind === 'user' ? User : Personnel, {
      where: { id },
      lock,
    });
    if (!row) throw refuse('TOKEN_EXPIRED');
    return row instanceof User ? ownUser(row) : ownPersonnel(row);
  }

  /**
   * Another 30 days: a new session takes the place of the present one. The row is locked, so that a block or a new PIN
   * at the same moment either ends the new session, too, or stops it.
   * @throws Refusal TOKEN_EXPIRED when the account is gone or the session was ended meanwhile
   */
  renew(actor: Actor): Promise<SignedInAs<OwnUser | OwnPersonnel>> {
    return this.transactions.run(async () => {
      const person = await this.of(actor, { mode: 'pessimistic_write' });
      if (!(await this.sessions.revoke(actor.session))) throw refuse('TOKEN_EXPIRED');
      const device = await this.sessions.deviceOf(actor.session);
      return { token: await this.sessions.open(actor.kind, actor.id, { device }), person };
    });
  }

  /** Ends the present session. */
  async leave(actor: Actor): Promise<void> {
    await this.sessions.revoke(actor.session);
  }

  /** Ends the sessions on all devices. */
  async leaveEverywhere(actor: Actor): Promise<void> {
    await this.sessions.revokeAll(actor.kind, actor.id);
  }
}
