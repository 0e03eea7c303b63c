import { Injectable } from '@nestjs/common';
import { sendNews, sendNotice, sendSms, type Sms } from '@wethi/accounts';
import { Clock, GiveUp, JobHandler, type JobContext } from '@wethi/platform';
import { requireDay } from '../hours/require-day';
import { CountedSms } from './counted-sms';

@Injectable()
export class SendSms {
  constructor(
    private readonly sms: CountedSms,
    private readonly clock: Clock,
  ) {}

  @JobHandler(sendSms)
  async send(sms: Sms, context: JobContext): Promise<void> {
    this.requireUse(sms);
    await this.sms.send(sms.tel, sms.text, context);
  }

  @JobHandler(sendNotice)
  async notify(notice: Sms, context: JobContext): Promise<void> {
    if (notice.always) return this.send(notice, context);
    this.requireUse(notice);
    await this.sms.sendWithinBudget(notice.tel, notice.text, context);
  }

  @JobHandler(sendNews)
  async tellNews(news: Sms, context: JobContext): Promise<void> {
    requireDay(this.clock.now());
    await this.notify(news, context);
  }

  private requireUse({ until }: Sms): void {
    if (until && new Date(until) < this.clock.now()) throw new GiveUp(`SMS: of no use after ${until}`);
  }
}
