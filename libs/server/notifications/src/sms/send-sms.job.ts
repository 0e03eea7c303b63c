import { Injectable } from '@nestjs/common';
import { sendNews, sendNotice, sendSms, type Sms } from '@wethi/accounts';
import { Clock, GiveUp, JobHandler, type JobContext } from '@wethi/platform';
import { requireDay } from '../hours/day-hours';
import { SmsGateway } from './sms-gateway';

@Injectable()
export class SendSms {
  constructor(
    private readonly gateway: SmsGateway,
    private readonly clock: Clock,
  ) {}

  @JobHandler(sendSms)
  async send({ tel, text, until }: Sms, { signal }: JobContext): Promise<void> {
    if (until && new Date(until) < this.clock.now()) throw new GiveUp(`SMS: of no use after ${until}`);
    await this.gateway.send(tel, text, signal);
  }

  @JobHandler(sendNotice)
  notify(notice: Sms, context: JobContext): Promise<void> {
    return this.send(notice, context);
  }

  @JobHandler(sendNews)
  async tellNews(news: Sms, context: JobContext): Promise<void> {
    requireDay(this.clock.now());
    await this.send(news, context);
  }
}
