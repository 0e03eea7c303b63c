import { Injectable, Logger } from '@nestjs/common';
import { GiveUp, limit, ProviderUnreachable, ProviderUnsent, RateLimits, type JobContext } from '@wethi/platform';
import { SmsBudget } from './sms-budget';
import { SmsGateway } from './sms-gateway';

const TRIES_UNANSWERED = 2;
/** Tries of one job that may have arrived, since no answer came; each is paid (docs/decisions/0004). */
const unanswered = limit({ key: 'sms-unanswered', points: TRIES_UNANSWERED, per: '1d', durable: true });

/** Hands SMS over, and counts what the shop pays for them. */
@Injectable()
export class CountedSms {
  private readonly logger = new Logger(CountedSms.name);

  constructor(
    private readonly gateway: SmsGateway,
    private readonly budget: SmsBudget,
    private readonly limits: RateLimits,
  ) {}

  /** Also when the month's budget is spent. @throws GiveUp once two tries got no answer; as SmsGateway.send */
  async send(tel: string, text: string, { key, signal }: JobContext): Promise<void> {
    await this.requireTry(key);
    try {
      await this.gateway.send(tel, text, signal);
    } catch (error) {
      if (mayHaveLeft(error)) {
        await this.limits.tryConsume(unanswered, key);
        await this.count(text);
      }
      throw error;
    }
    await this.count(text);
  }

  /** @throws GiveUp once the month's budget is spent; as send */
  async sendWithinBudget(tel: string, text: string, context: JobContext): Promise<void> {
    await this.budget.require();
    await this.send(tel, text, context);
  }

  /** Asked before a try, so that it also holds when the time of a job ended the one before. */
  private async requireTry(key: string): Promise<void> {
    if ((await this.limits.waitFor(unanswered, key)) === 0) return;
    // Who sends it again from the dead letters means it.
    for (let tries = 0; tries < TRIES_UNANSWERED; tries += 1) await this.limits.giveBack(unanswered, key);
    throw new GiveUp('SMS: it may have arrived, the gateway did not answer');
  }

  /** It left: tried again for its count alone, it would come twice. */
  private async count(text: string): Promise<void> {
    await this.budget.count(text).catch((error: unknown) => this.logger.error(`SMS not counted: ${String(error)}`));
  }
}

function mayHaveLeft(error: unknown): boolean {
  return error instanceof ProviderUnreachable && error.status === 0 && !(error instanceof ProviderUnsent);
}
