import { Injectable, Logger } from '@nestjs/common';
import { sendNews, sendNotice, sendSms, type Sms } from '@wethi/accounts';
import { Clock, GiveUp, JobHandler, type JobContext } from '@wethi/platform';
import { requireDay } from '../hours/day-hours';
import { SmsBudget } from './sms-budget';
import { SmsGateway } from './sms-gateway';

@Injectable()
export class SendSms {
  private readonly logger = new Logger(SendSms.name);

  constructor(
    private readonly gateway: SmsGateway,
    private readonly budget: SmsBudget,
    private readonly clock: Clock,
  ) {}

  @JobHandler(sendSms)
  async send({ tel, text, until }: Sms, { signal }: JobContext): Promise<void> {
    if (until && new Date(until) < this.clock.now()) throw new GiveUp(`SMS: of no use after ${until}`);
    await this.gateway.send(tel, text, signal);
    // It left: tried again for its count alone, it would come twice.
    await this.budget.count(text).catch((error: unknown) => this.logger.error(`SMS not counted: ${String(error)}`));
  }

  @JobHandler(sendNotice)
  async notify(notice: Sms, context: JobContext): Promise<void> {
    await this.budget.require();
    await this.send(notice, context);
  }

  @JobHandler(sendNews)
  async tellNews(news: Sms, context: JobContext): Promise<void> {
    requireDay(this.clock.now());
    await this.budget.require();
    await this.send(news, context);
  }
}
