import { createHmac } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Clock, Config, Database, Outbox, RateLimits, refuse, Transactions } from '@wethi/platform';
import { CODE_RESEND_SECONDS, CODE_SECONDS } from '@wethi/contract';
import { IsNull, MoreThan } from 'typeorm';
import type { Caller } from '../devices/caller';
import { codeText, mergeText, newCode, newReference } from './code-text';
import { KnownDevices } from '../devices/known-devices';
import { phoneLookUpLimit } from '../people/look-up-limit';
import { codePause, codesPerPhone, placesOf, smsLimit } from './sms-limits';
import { User } from '../people/user.entity';
import { sendSms } from '../texts/send-sms';
import { VerificationCode } from './verification-code.entity';
import { FOR_NEW_PHONES, type CodePurpose, type SentCode } from './verification.dto';

interface CodeWish {
  tel: string;
  purpose: CodePurpose;
}

/** Sends verification codes by SMS, within the limits that keep a form from becoming a money leak. */
@Injectable()
export class VerificationSending {
  private readonly logger = new Logger(VerificationSending.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal PHONE_TAKEN, PHONE_UNKNOWN, CODE_TOO_SOON, CODE_TOO_MANY, TOO_MANY */
  async send({ tel, purpose }: CodeWish, caller: Caller): Promise<SentCode> {
    const user = await this.database.manager.findOne(User, { where: { user_tel: tel }, select: { id: true } });
    const isForNew = FOR_NEW_PHONES.includes(purpose);
    if (isForNew === (user !== null)) {
      // says who is registered and sends nothing that would count
      await this.limits.consume(phoneLookUpLimit, caller.address);
      throw refuse(isForNew ? 'PHONE_TAKEN' : 'PHONE_UNKNOWN');
    }
    // a stranger who uses up a phone's codes does not use up those of its owner's device
    const known = user !== null && (await this.devices.knows('user', user.id, caller));
    await this.countCode({ tel, purpose }, known ? `${tel}:${caller.device}` : tel, caller);
    const reference = newReference();
    await this.transactions.run(async () => {
      const expires_at = new Date(this.clock.now().getTime() + CODE_SECONDS * 1000);
      const code = await this.replaceCode(tel, purpose, caller, expires_at);
      const { PUBLIC_URL, SMS_CODE_TEXT } = this.config;
      const { hostname } = new URL(PUBLIC_URL);
      const text =
        purpose === 'merge' ? mergeText(code, reference) : codeText(SMS_CODE_TEXT, code, reference, hostname);
      await this.outbox.add(sendSms, { tel, text, until: expires_at.toISOString() });
    });
    return { expires_in: CODE_SECONDS, resend_in: CODE_RESEND_SECONDS, reference };
  }

  /** When one limit refuses, none counts: nobody uses up the codes of a phone without an SMS. */
  private async countCode(wish: CodeWish, asker: string, caller: Caller): Promise<void> {
    const refused = await this.limits.tryConsumeAll([
      [codePause, wish.tel],
      [codesPerPhone, asker],
      ...placesOf(caller.address),
      [smsLimit, 'all'],
    ]);
    if (!refused) return;
    const { limit, wait } = refused;
    if (limit === smsLimit) this.logger.error('SMS_PER_DAY is used up: no code is sent');
    const sent = limit === codePause && { code_sent: await this.isOpen(wish) };
    throw refuse(limit.refusal, { retryAfter: wait, data: { resend_in: wait, ...sent } });
  }

  /** Is there a code to type? The pause is the phone's, and the code that began it may have been for something else. */
  private isOpen({ tel, purpose }: CodeWish): Promise<boolean> {
    const open = { tel, purpose, used_at: IsNull(), expires_at: MoreThan(this.clock.now()) };
    return this.database.manager.existsBy(VerificationCode, open);
  }

  private async replaceCode(tel: string, purpose: CodePurpose, { device }: Caller, expires_at: Date): Promise<string> {
    const code = newCode();
    const row = {
      tel,
      purpose,
      code_hash: codeHash(this.config.PIN_PEPPER, tel, purpose, code),
      expires_at,
      device_hash: device,
      tries: 0,
      stranger_tries: 0,
      used_at: null,
    };
    await this.database.manager.upsert(VerificationCode, row, ['tel', 'purpose']);
    return code;
  }
}

/** What is kept of a code. */
export function codeHash(pepper: string, tel: string, purpose: CodePurpose, code: string): string {
  return createHmac('sha256', pepper).update(`code:${purpose}:${tel}:${code}`).digest('hex');
}
