import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Database, hashOf, refuse } from '@wethi/platform';
import { TICKET_SECONDS } from '@wethi/contract';
import { IsNull, LessThan, MoreThan } from 'typeorm';
import { VerificationTicket } from './verification-ticket.entity';
import type { CodePurpose } from './verification.dto';

/** What a right code is exchanged for: proof, for ten minutes and one use, that a phone is in somebody's hands. */
@Injectable()
export class Tickets {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async issue(tel: string, purpose: CodePurpose): Promise<string> {
    const now = this.clock.now();
    const ticket = randomBytes(32).toString('base64url');
    await this.database.manager.delete(VerificationTicket, { tel, expires_at: LessThan(now) });
    await this.database.manager.insert(VerificationTicket, {
      ticket_hash: hashOf(ticket),
      tel,
      purpose,
      expires_at: new Date(now.getTime() + TICKET_SECONDS * 1000),
      used_at: null,
    });
    return ticket;
  }

  isUsable(ticket: string, tel: string, purpose: CodePurpose): Promise<boolean> {
    return this.database.manager.existsBy(VerificationTicket, this.usable(ticket, tel, purpose));
  }

  /**
   * Looks before the costly part of a change; redeem it with the change.
   * @throws Refusal TICKET_INVALID
   */
  async check(ticket: string, tel: string, purpose: CodePurpose): Promise<void> {
    if (!(await this.isUsable(ticket, tel, purpose))) throw refuse('TICKET_INVALID');
  }

  /** @throws Refusal TICKET_INVALID when it is unknown, used, too old or for something else */
  async redeem(ticket: string, tel: string, purpose: CodePurpose): Promise<void> {
    const used = { used_at: this.clock.now() };
    const { affected } = await this.database.manager.update(
      VerificationTicket,
      this.usable(ticket, tel, purpose),
      used,
    );
    if (affected !== 1) throw refuse('TICKET_INVALID');
  }

  private usable(ticket: string, tel: string, purpose: CodePurpose) {
    const unexpired = MoreThan(this.clock.now());
    return { ticket_hash: hashOf(ticket), tel, purpose, used_at: IsNull(), expires_at: unexpired };
  }
}
