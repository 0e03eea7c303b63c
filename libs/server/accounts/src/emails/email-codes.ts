import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_RESEND_SECONDS, CODE_SECONDS, CODE_TRIES } from '@wethi/contract';
import { Clock, Config, Database, limit, Outbox, RateLimits, refuse, Transactions } from '@wethi/platform';
import { IsNull, MoreThan } from 'typeorm';
import type { Caller } from '../devices/caller';
import type { Letter } from '../letters/letter';
import { sendCodeLetter } from '../letters/send-letter';
import { EmailCode, type EmailPurpose } from './email-code.entity';

const refusal = 'CODE_TOO_MANY' as const;
const pause = limit({
  key: 'email-pause',
  points: 1,
  per: `${CODE_RESEND_SECONDS}s`,
  durable: true,
  refusal: 'CODE_TOO_SOON',
});
/** Nobody fills a stranger's mailbox. */
const perMailbox = limit({ key: 'email-mailbox', points: 5, per: '1d', durable: true, refusal });
const perPerson = limit({ key: 'email-person', points: 10, per: '1d', durable: true, refusal });
const perAddress = limit({ key: 'email-address', points: 48, per: '1d', durable: true, refusal });

const TAKE_TRY = `UPDATE email_code SET tries = tries + 1
  WHERE purpose = ? AND subject_id = ? AND email = ? AND used_at IS NULL AND expires_at > ? AND tries < ?`;

/** Whom a code is for, and where it goes. */
export interface Addressee {
  purpose: EmailPurpose;
  subject_id: number;
  email: string;
}

/** Codes by e-mail: five minutes, five tries, one use, as those by SMS (docs/decisions/0009). */
@Injectable()
export class EmailCodes {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal CODE_TOO_SOON, CODE_TOO_MANY */
  async send(to: Addressee, code: string, letter: (until: Date) => Letter, caller: Caller): Promise<void> {
    const person = `${to.purpose}:${to.subject_id}`;
    const refused = await this.limits.tryConsumeAll([
      [pause, person],
      [perPerson, person],
      [perMailbox, to.email.toLowerCase()],
      [perAddress, caller.address],
    ]);
    if (refused) {
      const { limit: made, wait } = refused;
      const sent = made === pause && { code_sent: await this.isOpen(to) };
      throw refuse(made.refusal, { retryAfter: wait, data: { resend_in: wait, ...sent } });
    }
    const expires_at = new Date(this.clock.now().getTime() + CODE_SECONDS * 1000);
    const row = { ...to, code_hash: this.hashOf(to, code), expires_at, tries: 0, used_at: null };
    await this.transactions.run(async () => {
      await this.database.manager.upsert(EmailCode, row, ['purpose', 'subject_id']);
      const until = expires_at.toISOString();
      await this.outbox.add(sendCodeLetter, { to: to.email, letter: letter(expires_at), until });
    });
  }

  /** Is there a code to type, in that very mailbox? */
  private isOpen(to: Addressee): Promise<boolean> {
    const open = { ...to, used_at: IsNull(), expires_at: MoreThan(this.clock.now()) };
    return this.database.manager.existsBy(EmailCode, open);
  }

  /**
   * Takes a try, and does what a right code allows, in one transaction.
   * @throws Refusal CODE_WRONG, also for a code that is old, used or never sent; CODE_LOCKED; whatever `then` throws
   */
  async redeem(to: Addressee, code: string, then: () => Promise<void>): Promise<void> {
    const now = this.clock.now();
    const values = [to.purpose, to.subject_id, to.email, now, CODE_TRIES];
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(TAKE_TRY, values);
    const open = { ...to, used_at: IsNull(), expires_at: MoreThan(now) };
    if (affectedRows !== 1) {
      const usedUp = await this.database.manager.existsBy(EmailCode, open);
      if (!usedUp) throw refuse('CODE_WRONG');
      const message = 'กรอกรหัสยืนยันผิดหลายครั้ง กรุณาขอรหัสใหม่';
      throw refuse('CODE_LOCKED', { message, retryAfter: CODE_RESEND_SECONDS });
    }
    await this.transactions.run(async () => {
      const right = { ...open, code_hash: this.hashOf(to, code) };
      const { affected } = await this.database.manager.update(EmailCode, right, { used_at: now });
      if (affected !== 1) throw refuse('CODE_WRONG');
      await then();
    });
  }

  private hashOf({ purpose, subject_id, email }: Addressee, code: string): string {
    const text = `email:${purpose}:${subject_id}:${email}:${code}`;
    return createHmac('sha256', this.config.PIN_PEPPER).update(text).digest('hex');
  }
}
