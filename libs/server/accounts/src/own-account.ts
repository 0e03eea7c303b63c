import { Injectable } from '@nestjs/common';
import { refuse, Sessions, Transactions, type Actor } from '@wethi/platform';
import { DataSource } from 'typeorm';
import { ownPersonnel, Personnel, type OwnPersonnel } from './personnel.entity';
import type { SignedInAs } from './sign-in.dto';
import { ownUser, User, type OwnUser } from './user.entity';

/** Who the caller is, and what he may do with his own sessions. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
  ) {}

  /** @throws Refusal TOKEN_EXPIRED when the account is gone */
  async of({ kind, id }: Actor): Promise<OwnUser | OwnPersonnel> {
    const row = await this.dataSource.manager.findOneBy<User | Personnel>(kind === 'user' ? User : Personnel, { id });
    if (!row) throw refuse('TOKEN_EXPIRED');
    return row instanceof User ? ownUser(row) : ownPersonnel(row);
  }

  /** Another 30 days: a new session takes the place of the present one. */
  async renew(actor: Actor): Promise<SignedInAs<OwnUser | OwnPersonnel>> {
    const person = await this.of(actor);
    const token = await this.transactions.run((manager) => this.sessions.open(actor.kind, actor.id, manager));
    await this.sessions.revoke(actor.session);
    return { token, person };
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
