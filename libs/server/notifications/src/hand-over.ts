import { callProvider, ProviderUnreachable, TryLater, type ProviderAnswer } from '@wethi/platform';

const WAIT_SECONDS = 5;

/**
 * One POST of a job to a provider. The job owns the retries, with hours of back-off; the call itself is not repeated.
 * @throws TryLater when the other side asks to wait; ProviderUnreachable for another try
 */
export async function handOver(
  provider: string,
  url: string,
  request: Pick<RequestInit, 'headers' | 'body'>,
  seconds = 10,
): Promise<ProviderAnswer> {
  try {
    return await callProvider(provider, url, { ...request, method: 'POST', retries: false }, seconds);
  } catch (error) {
    if (error instanceof ProviderUnreachable && error.status === 429)
      throw new TryLater(error.retryAfter ?? WAIT_SECONDS);
    throw error;
  }
}
