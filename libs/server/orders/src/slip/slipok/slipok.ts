import { Injectable } from '@nestjs/common';
import { callProvider, Config, type ProviderResponse } from '@wethi/platform';
import { SlipService } from '../slip-service';
import type { SlipAnswer, SlipQuestion } from '../slip-verifier';
import { readSlipOkAnswer } from './slipok-answer';

const SECONDS = 10;
/** Its name in records. */
export const SLIPOK = 'slipok';

/** SlipOK (facts/integrations.md §2.2): asked by the text of the QR, never by the picture. Its codes run from 1000 to 1014. */
@Injectable()
export class SlipOk extends SlipService {
  readonly name = SLIPOK;

  constructor(private readonly config: Config) {
    super();
  }

  /** Not repeated by itself: after an answer that got lost the service would call the transfer repeated. */
  protected call({ payload }: SlipQuestion): Promise<ProviderResponse> {
    return callProvider(
      this.name,
      this.config.SLIPOK_URL,
      {
        method: 'POST',
        headers: { 'x-authorization': this.config.SLIPOK_KEY, 'content-type': 'application/json' },
        body: JSON.stringify({ data: payload, log: true }),
        retries: false,
      },
      SECONDS,
    );
  }

  protected read(body: unknown): SlipAnswer {
    return readSlipOkAnswer(body);
  }
}
