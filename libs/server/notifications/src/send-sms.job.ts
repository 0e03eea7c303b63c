import { Injectable } from '@nestjs/common';
import { Clock, GiveUp, JobHandler, type JobPayloads } from '@wethi/platform';
import { SmsGateway } from './sms-gateway';

@Injectable()
export class SendSms {
  constructor(
    private readonly gateway: SmsGateway,
    private readonly clock: Clock,
  ) {}

  @JobHandler('send-sms')
  async send({ tel, text, until }: JobPayloads['send-sms']): Promise<void> {
    if (until && new Date(until) < this.clock.now()) throw new GiveUp(`SMS: of no use after ${until}`);
    await this.gateway.send(tel, text);
  }
}
