import { Injectable } from '@nestjs/common';
import { CODE_RESEND_SECONDS, CODE_SECONDS } from '@wethi/contract';
import { Clock, Database, isDuplicate, Outbox, refuse, type Actor } from '@wethi/platform';
import { Not } from 'typeorm';
import { AccountEvents } from '../account/account-events';
import { OwnPin } from '../account/own-pin';
import type { Caller } from '../devices/caller';
import { sendLetter } from '../letters/send-letter';
import { User } from '../people/user.entity';
import { sendNotice } from '../texts/send-sms';
import { newCode } from '../verification/code-text';
import { confirmLetter, movedLetter } from './code-letters';
import type { ConfirmEmailInput, SentLetter } from './email.dto';
import { EmailCodes } from './email-codes';
import { isSameAddress } from './same-address';

const CHANGED_TEXT = 'เวที: อีเมลของบัญชีนี้เปลี่ยนแล้ว ถ้าไม่ใช่คุณ ติดต่อเราทันที';

/**
 * The address of a customer's account: a new one counts once its owner typed the code that went there and their PIN, as it
 * opens the account from then on (docs/decisions/0118).
 */
@Injectable()
export class OwnEmail {
  constructor(
    private readonly database: Database,
    private readonly codes: EmailCodes,
    private readonly pin: OwnPin,
    private readonly outbox: Outbox,
    private readonly events: AccountEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal EMAIL_TAKEN, CODE_TOO_SOON, CODE_TOO_MANY */
  async ask({ id }: Actor, email: string, caller: Caller): Promise<SentLetter> {
    const { user_tel } = await this.database.manager.findOneByOrFail(User, { id });
    if (await this.database.manager.existsBy(User, { user_email: email, id: Not(id) })) throw refuse('EMAIL_TAKEN');
    const code = newCode();
    const letter = (until: Date) => confirmLetter(code, email, user_tel, until);
    await this.codes.send({ purpose: 'confirm', subject_id: id, email }, code, letter, caller);
    return { expires_in: CODE_SECONDS, resend_in: CODE_RESEND_SECONDS };
  }

  /** The phone hears of it, and the confirmed address before. @throws Refusal as `OwnPin.check`, CODE_WRONG, CODE_LOCKED, EMAIL_TAKEN */
  async confirm(actor: Actor, { email, code, user_password }: ConfirmEmailInput, caller: Caller): Promise<void> {
    const { id } = actor;
    const kept = await this.pin.check(actor, user_password, caller);
    const settle = async () => {
      await this.pin.requireSame(actor, kept);
      const { user_email, user_email_at, user_tel } = await this.database.manager.findOneByOrFail(User, { id });
      // One that nobody confirmed may be a stranger's (docs/decisions/0036).
      const before = user_email_at && user_email;
      await this.database.manager.update(User, { id }, { user_email: email, user_email_at: this.clock.now() });
      await this.events.note(id, 'email', caller);
      await this.outbox.add(sendNotice, { tel: user_tel, text: CHANGED_TEXT, always: true });
      if (before && !isSameAddress(before, email))
        await this.outbox.add(sendLetter, { to: before, letter: movedLetter(email, user_tel) });
    };
    await this.codes
      .redeem({ purpose: 'confirm', subject_id: id, email }, code, caller, settle)
      .catch((error: unknown) => {
        throw isDuplicate(error) ? refuse('EMAIL_TAKEN') : error;
      });
  }
}
