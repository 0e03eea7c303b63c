import { Injectable } from '@nestjs/common';
import { JobHandler, type JobPayloads } from '@wethi/platform';
import { SmsGateway } from './sms-gateway';

@Injectable()
export class SendSms {
  constructor(private readonly gateway: SmsGateway) {}

  @JobHandler('send-sms')
  send({ tel, text }: JobPayloads['send-sms']): Promise<void> {
    return this.gateway.send(tel, text);
  }
}
