import { createHmac } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Clock, Config, Database, hostOf, Outbox, refuse, Transactions } from '@wethi/platform';
import { CODE_RESEND_SECONDS, CODE_SECONDS, type RefusalCode } from '@wethi/contract';
import { Budgets, type BudgetName } from '../limits/budgets';
import type { Caller } from '../devices/caller';
import { codeText, newCode, newReference } from './code-text';
import { KnownDevices } from '../devices/known-devices';
import { User } from '../people/user.entity';
import { sendSms } from './send-sms';
import { VerificationCode } from './verification-code.entity';
import type { CodePurpose, SendCodeQuery, SentCode } from './verification.dto';

/** Sends verification codes by SMS, within the limits that keep a form from becoming a money leak. */
@Injectable()
export class VerificationSending {
  private readonly logger = new Logger(VerificationSending.name);

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly budgets: Budgets,
    private readonly devices: KnownDevices,
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal PHONE_TAKEN, PHONE_UNKNOWN, CODE_TOO_SOON, CODE_TOO_MANY, TOO_MANY */
  async send({ tel, purpose }: SendCodeQuery, caller: Caller): Promise<SentCode> {
    await this.budgets.demand('look-up', hostOf(caller.address));
    const reference = newReference();
    await this.transactions.run(async () => {
      const user = await this.database.manager.findOne(User, { where: { user_tel: tel }, select: { id: true } });
      if (user && purpose === 'register') throw refuse('PHONE_TAKEN');
      if (!user && purpose !== 'register') throw refuse('PHONE_UNKNOWN');
      // a stranger who uses up a phone's codes does not use up those of its owner's device
      const known = user !== null && (await this.devices.knows('user', user.id, caller));
      await this.spendAll(tel, known ? `${tel}:${caller.device}` : tel, caller);
      const expires_at = new Date(this.clock.now().getTime() + CODE_SECONDS * 1000);
      const code = await this.replaceCode(tel, purpose, expires_at);
      const text = codeText(code, reference);
      await this.outbox.add(sendSms, { tel, text, until: expires_at.toISOString() });
    });
    return { expires_in: CODE_SECONDS, resend_in: CODE_RESEND_SECONDS, reference };
  }

  private async spendAll(tel: string, asker: string, caller: Caller): Promise<void> {
    await this.spend('sms-pause', tel, 'CODE_TOO_SOON');
    await this.spend('sms-phone', asker, 'CODE_TOO_MANY');
    await this.spend('sms-address', hostOf(caller.address), 'CODE_TOO_MANY');
    await this.spend('sms-all', 'today', 'CODE_TOO_MANY'); // last: everybody waits for this row
  }

  private async spend(budget: BudgetName, name: string, code: RefusalCode): Promise<void> {
    const wait = await this.budgets.spend(budget, name);
    if (wait === 0) return;
    if (budget === 'sms-all') this.logger.error('SMS_PER_DAY is used up: no code is sent');
    throw refuse(code, { retryAfter: wait, data: { resend_in: wait } });
  }

  private async replaceCode(tel: string, purpose: CodePurpose, expires_at: Date): Promise<string> {
    const code = newCode();
    const row = {
      tel,
      purpose,
      code_hash: codeHash(this.config.PIN_PEPPER, tel, purpose, code),
      expires_at,
      tries: 0,
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
