import { Logger } from '@nestjs/common';
import { ProviderUnreachable, type ProviderResponse } from '@wethi/platform';
import type { SlipAnswer, SlipQuestion } from './slip-verifier';

export const ASK_AGAIN_SECONDS = 120;
const RAW_LENGTH = 4_000;

/** One of the services that ask banks about transfers: how it is called, and what its answers mean. */
export abstract class SlipService {
  /** Short name for records, such as 'slipok'. */
  abstract readonly name: string;

  private readonly logger = new Logger(SlipService.name);

  /**
   * Asks about one transfer. It never throws for the other side's failures: those are outcomes, `provider_error` where there
   * was no usable answer. A service may count a transfer as seen by the first ask, so that asking again answers `duplicate`.
   */
  async ask(question: SlipQuestion): Promise<SlipAnswer> {
    try {
      const { body, milliseconds } = await this.call(question);
      const raw = JSON.stringify(body ?? null).slice(0, RAW_LENGTH);
      const answer = { ...this.read(body, question), raw, milliseconds };
      if (answer.outcome === 'quota' || answer.outcome === 'misconfigured')
        this.logger.error(`${this.name} cannot be used: ${answer.providerCode} ${answer.providerMessage}`);
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      return {
        outcome: 'provider_error',
        retryAfterSeconds: Math.max(ASK_AGAIN_SECONDS, error.retryAfter ?? 0),
        providerCode: String(error.status),
        providerMessage: error.message,
      };
    }
  }

  /** @throws ProviderUnreachable */
  protected abstract call(question: SlipQuestion): Promise<ProviderResponse>;

  /** The body in the common vocabulary; its HTTP status says nothing reliable. Anything unknown is a `provider_error`. */
  protected abstract read(body: unknown, question: SlipQuestion): SlipAnswer;
}
