import { callProvider, ProviderUnreachable, TryLater, type ProviderResponse } from '@wethi/platform';

const WAIT_SECONDS = 5;

/**
 * One try of a message: the queue repeats it, since a repetition by itself could deliver twice what was only answered late.
 * @returns answers of any status below 500 but 429
 * @throws TryLater on 429 for as long as the service asks; ProviderUnreachable, to be tried again, when there was no answer
 */
export async function callService(provider: string, url: string, request: RequestInit): Promise<ProviderResponse> {
  try {
    return await callProvider(provider, url, { ...request, retries: false });
  } catch (error) {
    if (!(error instanceof ProviderUnreachable) || error.status !== 429) throw error;
    throw new TryLater(error.retryAfter ?? WAIT_SECONDS);
  }
}
