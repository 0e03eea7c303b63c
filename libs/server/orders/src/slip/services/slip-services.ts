import { Injectable } from '@nestjs/common';
import { EasySlip } from '../easyslip/easyslip';
import { Slip2Go } from '../slip2go/slip2go';
import type { SlipService } from '../slip-service';
import { SlipVerifier, type SlipAnswer, type SlipOutcome, type SlipQuestion } from '../slip-verifier';
import { SlipOk } from '../slipok/slipok';

/** These say nothing about the transfer: another service may know. */
const NO_ANSWER: ReadonlySet<SlipOutcome> = new Set(['provider_error', 'quota', 'misconfigured']);

/** SlipOK, and where it cannot be used the next of the services that the settings name. */
@Injectable()
export class SlipServices extends SlipVerifier {
  private readonly others: readonly SlipService[];

  constructor(
    private readonly slipOk: SlipOk,
    easySlip: EasySlip,
    slip2Go: Slip2Go,
  ) {
    super();
    this.others = [easySlip, slip2Go].filter(({ isReady }) => isReady);
  }

  /** Where none can be used, the answer is SlipOK's. */
  async ask(question: SlipQuestion): Promise<SlipAnswer & { provider: string }> {
    const first = await askOne(this.slipOk, question);
    if (!NO_ANSWER.has(first.outcome)) return first;
    for (const other of this.others) {
      const answer = await askOne(other, question);
      if (!NO_ANSWER.has(answer.outcome)) return answer;
    }
    return first;
  }
}

async function askOne(service: SlipService, question: SlipQuestion) {
  return { ...(await service.ask(question)), provider: service.name };
}
