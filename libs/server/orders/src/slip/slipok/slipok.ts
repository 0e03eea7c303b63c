import { Injectable, Logger } from '@nestjs/common';
import { toBaht } from '@wethi/contract';
import { callProvider, Config, ProviderUnreachable } from '@wethi/platform';
import { SlipVerifier, type SlipAnswer, type SlipQuestion } from '../slip-verifier';
import { readSlipOkAnswer } from './slipok-answer';

const SECONDS = 10;
const ASK_AGAIN_SECONDS = 120;

/** SlipOK (facts/integrations.md §2.2): asked by the text of the QR, never by the picture. */
@Injectable()
export class SlipOk extends SlipVerifier {
  readonly name = 'slipok';
  private readonly logger = new Logger(SlipOk.name);

  constructor(private readonly config: Config) {
    super();
  }

  /** @returns the outcome by SlipOK's own code (1000 to 1014); `provider_error` when there was no usable answer */
  async ask(question: SlipQuestion): Promise<SlipAnswer> {
    try {
      const { body, milliseconds } = await this.call(question);
      const answer = { ...readSlipOkAnswer(body), milliseconds };
      if (answer.outcome === 'quota' || answer.outcome === 'misconfigured')
        this.logger.error(`slip service cannot be used: ${answer.providerCode} ${answer.providerMessage}`);
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

  /** Not repeated by itself: after an answer that got lost the service would call the transfer repeated. */
  private call({ payload, amountSatang }: SlipQuestion) {
    const amount = amountSatang === undefined ? undefined : toBaht(amountSatang);
    return callProvider(
      this.name,
      this.config.SLIPOK_URL,
      {
        method: 'POST',
        headers: { 'x-authorization': this.config.SLIPOK_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ data: payload, amount, log: true }),
        retries: false,
      },
      SECONDS,
    );
  }
}
