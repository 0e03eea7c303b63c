import { Injectable } from '@nestjs/common';
import { callProvider, Config, type ProviderResponse } from '@wethi/platform';
import { SlipService } from '../slip-service';
import type { SlipAnswer, SlipQuestion } from '../slip-verifier';
import { readSlip2GoAnswer } from './slip2go-answer';

const SECONDS = 10;

/** Slip2Go (facts/integrations.md §2.4), without conditions: amount, receiver and repeats are compared here, not there. */
@Injectable()
export class Slip2Go extends SlipService {
  readonly name = 'slip2go';

  constructor(private readonly config: Config) {
    super();
  }

  /** Whether the settings name an account. */
  get isReady(): boolean {
    return this.config.SLIP2GO_KEY !== '';
  }

  /** Not repeated by itself: the next service is asked instead. */
  protected call({ payload: qrCode }: SlipQuestion): Promise<ProviderResponse> {
    return callProvider(
      this.name,
      `${this.config.SLIP2GO_URL}/verify-slip/qr-code/info`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${this.config.SLIP2GO_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify({ payload: { qrCode } }),
        retries: false,
      },
      SECONDS,
    );
  }

  protected read(body: unknown, { sendingBank }: SlipQuestion): SlipAnswer {
    return readSlip2GoAnswer(body, sendingBank);
  }
}
