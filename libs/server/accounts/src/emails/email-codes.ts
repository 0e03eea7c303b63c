import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_RESEND_SECONDS, CODE_SECONDS, type RefusalCode } from '@wethi/contract';
import { Clock, Config, Database, limit, Outbox, RateLimits, Refusal, refuse, Transactions } from '@wethi/platform';
import { IsNull, MoreThan } from 'typeorm';
import type { Caller } from '../devices/caller';
import { KnownDevices } from '../devices/known-devices';
import type { Letter } from '../letters/letter';
import { sendCodeLetter } from '../letters/send-letter';
import { triesOf, wrongCodesPerAddress } from '../verification/wrong-codes';
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

const TAKE_TRY = `UPDATE email_code SET tries = tries + (device_hash = ?), stranger_tries = stranger_tries + (device_hash <> ?)
  WHERE purpose = ? AND subject_id = ? AND email = ? AND used_at IS NULL AND expires_at > ?
    AND IF(device_hash = ?, tries < ?, stranger_tries < ?)`;

const WRONG: readonly RefusalCode[] = ['CODE_WRONG', 'CODE_LOCKED'];

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
    private readonly devices: KnownDevices,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal CODE_TOO_SOON, CODE_TOO_MANY */
  async send(to: Addressee, code: string, letter: (until: Date) => Letter, caller: Caller): Promise<void> {
    const person = `${to.purpose}:${to.subject_id}`;
    // A stranger who uses up somebody's codes does not use up those of their own device.
    const own = (await this.isKnown(to, caller)) ? `:${caller.device}` : '';
    const refused = await this.limits.tryConsumeAll([
      [pause, person],
      [perPerson, `${person}${own}`],
      [perMailbox, `${to.email.toLowerCase()}${own}`],
      [perAddress, caller.address],
    ]);
    if (refused) {
      const { limit: made, wait } = refused;
      const sent = made === pause && { code_sent: await this.isOpen(to) };
      throw refuse(made.refusal, { retryAfter: wait, data: { resend_in: wait, ...sent } });
    }
    const expires_at = new Date(this.clock.now().getTime() + CODE_SECONDS * 1000);
    const fresh = { device_hash: caller.device, tries: 0, stranger_tries: 0, used_at: null };
    const row = { ...to, code_hash: this.hashOf(to, code), expires_at, ...fresh };
    await this.transactions.run(async () => {
      await this.database.manager.upsert(EmailCode, row, ['purpose', 'subject_id']);
      const until = expires_at.toISOString();
      await this.outbox.add(sendCodeLetter, { to: to.email, letter: letter(expires_at), until });
    });
  }

  /** On a device of whose mailbox it is; one that is still to be confirmed is nobody's. */
  private async isKnown({ purpose, subject_id }: Addressee, caller: Caller): Promise<boolean> {
    if (purpose === 'confirm') return false;
    return this.devices.knows(purpose === 'pin' ? 'user' : 'personnel', subject_id, caller);
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
  async redeem(to: Addressee, code: string, { device, address }: Caller, then: () => Promise<void>): Promise<void> {
    const attacked = (await this.limits.waitFor(wrongCodesPerAddress, address)) > 0;
    try {
      await this.judge(to, code, device, attacked, then);
      await this.limits.giveBack(wrongCodesPerAddress, address);
    } catch (error) {
      if (error instanceof Refusal && WRONG.includes(error.code))
        await this.limits.tryConsume(wrongCodesPerAddress, address);
      throw error;
    }
  }

  private async judge(
    to: Addressee,
    code: string,
    device: string,
    attacked: boolean,
    then: () => Promise<void>,
  ): Promise<void> {
    const now = this.clock.now();
    const values = [device, device, to.purpose, to.subject_id, to.email, now, device, ...triesOf(attacked)];
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
