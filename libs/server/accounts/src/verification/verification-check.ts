import { Injectable } from '@nestjs/common';
import { Clock, Config, Database, RateLimits, refuse, Transactions, type Count } from '@wethi/platform';
import { CODE_RESEND_SECONDS } from '@wethi/contract';
import { IsNull, MoreThan } from 'typeorm';
import type { Caller } from '../devices/caller';
import { placesOf } from './sms-limits';
import { Tickets } from './tickets';
import { VerificationCode } from './verification-code.entity';
import { codeHash } from './verification-sending';
import type { VerifyCodeInput } from './verification.dto';
import { triesOf, wrongCodesPerAddress } from './wrong-codes';

const ASK_AGAIN = 'กรอกรหัสยืนยันผิดหลายครั้ง กรุณาขอรหัสใหม่';

const TAKE_TRY = `UPDATE verification_code
  SET tries = tries + (device_hash = ?), stranger_tries = stranger_tries + (device_hash <> ?)
  WHERE tel = ? AND purpose = ? AND used_at IS NULL AND expires_at > ?
    AND IF(device_hash = ?, tries < ?, stranger_tries < ?)`;

type Outcome = { ticket: string } | { usedUp: boolean };

/**
 * Judges the code that somebody types: five minutes, five tries, one use (decisions.md §4). The device that asked for the
 * code has tries of its own and nothing is counted against a phone, so that no stranger keeps its owner out.
 */
@Injectable()
export class VerificationCheck {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly tickets: Tickets,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the ticket for userRegister, userUpdatePassword or login
   * @throws Refusal CODE_WRONG, also for a code that is old, used or never sent; CODE_LOCKED when its tries are used up
   */
  async verify(input: VerifyCodeInput, caller: Caller): Promise<string> {
    const { address } = caller;
    const attacked = (await this.limits.waitFor(wrongCodesPerAddress, address)) > 0;
    const outcome = await this.transactions.run(() => this.judge(input, caller, attacked));
    if ('ticket' in outcome) {
      const made: Count[] = [[wrongCodesPerAddress, address], ...placesOf(address)];
      for (const count of made) await this.limits.giveBack(...count);
      return outcome.ticket;
    }
    await this.limits.tryConsume(wrongCodesPerAddress, address);
    if (outcome.usedUp) throw refuse('CODE_LOCKED', { message: ASK_AGAIN, retryAfter: CODE_RESEND_SECONDS });
    throw refuse('CODE_WRONG');
  }

  /** The first statement takes a try and the row's lock, so that of many at once only one can be the first right one. */
  private async judge(input: VerifyCodeInput, { device }: Caller, attacked: boolean): Promise<Outcome> {
    const { telNumber: tel, purpose, pin } = input;
    const now = this.clock.now();
    const [own, strangers] = triesOf(attacked);
    const values = [device, device, tel, purpose, now, device, own, strangers];
    const tried = await this.database.query<{ affectedRows: number }>(TAKE_TRY, values);
    const open = { tel, purpose, used_at: IsNull(), expires_at: MoreThan(now) };
    if (tried.affectedRows !== 1) return { usedUp: await this.database.manager.existsBy(VerificationCode, open) };
    const code_hash = codeHash(this.config.PIN_PEPPER, tel, purpose, pin);
    const used = await this.database.manager.update(VerificationCode, { ...open, code_hash }, { used_at: now });
    return used.affected === 1 ? { ticket: await this.tickets.issue(tel, purpose) } : { usedUp: false };
  }
}
