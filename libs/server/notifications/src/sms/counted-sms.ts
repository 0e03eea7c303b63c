import { Injectable, Logger } from '@nestjs/common';
import { SmsBudget } from './sms-budget';
import { SmsGateway } from './sms-gateway';

/** Hands SMS over, and counts what the shop pays for them. */
@Injectable()
export class CountedSms {
  private readonly logger = new Logger(CountedSms.name);

  constructor(
    private readonly gateway: SmsGateway,
    private readonly budget: SmsBudget,
  ) {}

  /** Also when the month's budget is spent. @throws as SmsGateway.send */
  async send(tel: string, text: string, signal: AbortSignal): Promise<void> {
    await this.gateway.send(tel, text, signal);
    // It left: tried again for its count alone, it would come twice.
    await this.budget.count(text).catch((error: unknown) => this.logger.error(`SMS not counted: ${String(error)}`));
  }

  /** @throws GiveUp once the month's budget is spent; as SmsGateway.send */
  async sendWithinBudget(tel: string, text: string, signal: AbortSignal): Promise<void> {
    await this.budget.require();
    await this.send(tel, text, signal);
  }
}
