import { Injectable, Logger } from '@nestjs/common';
import { callProvider, Config, type ProviderResponse } from '@wethi/platform';

const SECONDS = 10;
/** It concerns everybody who pays, until an operator has put it right. */
const NO_KEY: readonly number[] = [401, 403];

/** Calls of K-Payment Gateway, under its secret key. */
@Injectable()
export class KgpCalls {
  private readonly logger = new Logger(KgpCalls.name);

  constructor(private readonly config: Config) {}

  /** @throws ProviderUnreachable as callProvider does */
  async call(path: string, request: RequestInit & { retries?: boolean }): Promise<ProviderResponse> {
    const headers = { 'x-api-key': this.config.KGP_SECRET, 'content-type': 'application/json' };
    const answer = await callProvider('kgp', `${this.config.KGP_URL}${path}`, { ...request, headers }, SECONDS);
    if (NO_KEY.includes(answer.status))
      this.logger.error(`KGP does not take KGP_SECRET: HTTP ${answer.status} to ${path}`);
    return answer;
  }
}
