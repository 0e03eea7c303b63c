import { Injectable, Logger } from '@nestjs/common';
import { JobHandler, type JobContext, type JobPayloads } from '@wethi/platform';
import { SmsGateway } from './sms-gateway';

@Injectable()
export class SendSms {
  private readonly logger = new Logger(SendSms.name);

  constructor(private readonly gateway: SmsGateway) {}

  @JobHandler('send-sms')
  async send(sms: JobPayloads['send-sms'], { key }: JobContext): Promise<void> {
    const message = await this.gateway.send(sms);
    this.logger.log(`sms ${key} handed over as ${message}`);
  }
}
