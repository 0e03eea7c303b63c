import { Injectable } from '@nestjs/common';
import { AuditLog, Outbox, RateLimits, refuse, Transactions, type Actor } from '@wethi/platform';
import { sendSms } from '../texts/send-sms';
import { smsLimit } from './sms-limits';

/** SMS that personnel writes, within the daily money fuse. */
@Injectable()
export class TextMessages {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: RateLimits,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal TOO_MANY when SMS_PER_DAY is used up */
  async send(tel: string, text: string, actor?: Actor): Promise<void> {
    const wait = await this.limits.tryConsume(smsLimit, 'all');
    if (wait > 0) throw refuse('TOO_MANY', { retryAfter: wait });
    await this.transactions.run(async () => {
      await this.outbox.add(sendSms, { tel, text });
      await this.audit.record(actor, 'send-sms', { name: 'Sms' }, 0, undefined, { tel, text });
    });
  }
}
