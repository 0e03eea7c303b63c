import { Injectable } from '@nestjs/common';
import { callProvider, Config, type ProviderResponse } from '@wethi/platform';

const SECONDS = 10;

/** Calls of K-Payment Gateway, under its secret key. */
@Injectable()
export class KgpCalls {
  constructor(private readonly config: Config) {}

  /** @throws ProviderUnreachable as callProvider does */
  call(path: string, request: RequestInit & { retries?: boolean }): Promise<ProviderResponse> {
    const headers = { 'x-api-key': this.config.KGP_SECRET, 'content-type': 'application/json' };
    return callProvider('kgp', `${this.config.KGP_URL}${path}`, { ...request, headers }, SECONDS);
  }
}
