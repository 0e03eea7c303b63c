import { Injectable } from '@nestjs/common';
import { AuditLog, Database, Outbox, RateLimits, refuse, Transactions, type Actor } from '@wethi/platform';
import { User } from '../people/user.entity';
import { sendSms } from '../texts/send-sms';
import { smsLimit } from './sms-limits';

/** SMS that personnel writes, within the daily money fuse. */
@Injectable()
export class TextMessages {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal TOO_MANY when SMS_PER_DAY is used up */
  async send(tel: string, text: string, actor?: Actor): Promise<void> {
    const wait = await this.limits.tryConsume(smsLimit, 'all');
    if (wait > 0) throw refuse('TOO_MANY', { retryAfter: wait });
    const user = await this.database.manager.findOne(User, { where: { user_tel: tel }, select: { id: true } });
    await this.transactions.run(async () => {
      await this.outbox.add(sendSms, { tel, text });
      // Neither phone nor words: the log keeps them longer than the shop may.
      await this.audit.record(actor, 'send-sms', user ? User : { name: 'Sms' }, user?.id ?? 0, undefined, {});
    });
  }
}
