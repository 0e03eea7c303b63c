import { Injectable } from '@nestjs/common';
import { callProvider, Config, type ProviderResponse } from '@wethi/platform';
import { SlipService } from '../slip-service';
import type { SlipAnswer, SlipQuestion } from '../slip-verifier';
import { readEasySlipAnswer } from './easyslip-answer';

const SECONDS = 10;

/** EasySlip v2 (facts/integrations.md §2.3): amount, receiver and repeats are compared here, not there. */
@Injectable()
export class EasySlip extends SlipService {
  readonly name = 'easyslip';

  constructor(private readonly config: Config) {
    super();
  }

  /** Whether the settings name an account. */
  get isReady(): boolean {
    return this.config.EASYSLIP_KEY !== '';
  }

  /** Not repeated by itself: the next service is asked instead. */
  protected call({ payload }: SlipQuestion): Promise<ProviderResponse> {
    return callProvider(
      this.name,
      `${this.config.EASYSLIP_URL}/verify/bank`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${this.config.EASYSLIP_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify({ payload }),
        retries: false,
      },
      SECONDS,
    );
  }

  protected read(body: unknown, { sendingBank }: SlipQuestion): SlipAnswer {
    return readEasySlipAnswer(body, sendingBank);
  }
}
