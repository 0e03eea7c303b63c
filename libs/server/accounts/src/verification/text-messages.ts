import { Injectable } from '@nestjs/common';
import { AuditLog, Outbox, refuse, Transactions, type Actor } from '@wethi/platform';
import { Budgets } from '../limits/budgets';
import { sendSms } from './send-sms';

/** SMS that personnel writes, within the daily money fuse. */
@Injectable()
export class TextMessages {
  constructor(
    private readonly transactions: Transactions,
    private readonly budgets: Budgets,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal TOO_MANY when SMS_PER_DAY is used up */
  async send(tel: string, text: string, actor?: Actor): Promise<void> {
    await this.transactions.run(async () => {
      await this.outbox.add(sendSms, { tel, text });
      await this.audit.record(actor, 'send-sms', { name: 'Sms' }, 0, undefined, { tel, text });
      const wait = await this.budgets.spend('sms-all', 'today');
      if (wait > 0) throw refuse('TOO_MANY', { retryAfter: wait });
    });
  }
}
