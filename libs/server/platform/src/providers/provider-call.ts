import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
  type IPolicy,
} from 'cockatiel';

const ANSWER_BYTES = 1024 * 1024;

/** A call to the outside that got no usable answer: network, time-out, or a body that is not what it should be. */
export class ProviderUnreachable extends Error {
  constructor(
    readonly provider: string,
    reason: string,
    /** HTTP status, 0 when there was no answer. */
    readonly status = 0,
    /** Seconds the provider asked to wait, if it did. */
    readonly retryAfter?: number,
    /** What came with the status, parsed. */
    readonly answer?: unknown,
  ) {
    super(`${provider}: ${reason}`);
  }
}

/** The last try never left this machine, so it brought nothing about: no connection, an open breaker, a full line of calls. */
export class ProviderUnsent extends ProviderUnreachable {}

/** Of no connection at all; anything later may have been read on the other side. */
const NO_CONNECTION: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
]);

export interface ProviderResponse {
  status: number;
  /** Parsed JSON; undefined when the body is none. */
  body: unknown;
  milliseconds: number;
}

interface Policies {
  once: IPolicy;
  repeated: IPolicy;
}
const policies = new Map<string, Policies>();

/** As a process knows them that has just begun: no breaker is open. */
export function forgetProviders(): void {
  policies.clear();
}

/** Two retries for network errors and 5xx, a breaker that opens after five failures, at most 20 calls at once. */
function policiesOf(provider: string): Policies {
  let policy = policies.get(provider);
  if (!policy) {
    const worthRetrying = handleWhen(
      (error) => error instanceof ProviderUnreachable && (error.status === 0 || error.status >= 500),
    );
    const concurrency = bulkhead(20, 200);
    const breaker = circuitBreaker(worthRetrying, { halfOpenAfter: 3_000, breaker: new ConsecutiveBreaker(5) });
    const backoff = new ExponentialBackoff({ initialDelay: 200, maxDelay: 1_000 });
    const again = retry(worthRetrying, { maxAttempts: 2, backoff });
    policy = { once: wrap(concurrency, breaker), repeated: wrap(concurrency, again, breaker) };
    policies.set(provider, policy);
  }
  return policy;
}

/**
 * One HTTP call to a provider with time-out, size limit, retries and a breaker (facts/integrations.md §0).
 * @param provider name for logs and for its breaker
 * @param request method, headers, body; `retries: false` for calls that must not repeat by themselves, and a signal that ends them
 * @param seconds time-out of each try
 * @returns answers of any status below 500 but 429; the caller judges them
 * @throws ProviderUnreachable on network errors, time-outs, 429 (with retryAfter), 5xx; ProviderUnsent where nothing left
 */
export async function callProvider(
  provider: string,
  url: string,
  request: RequestInit & { retries?: boolean },
  seconds = 10,
): Promise<ProviderResponse> {
  const { once, repeated } = policiesOf(provider);
  const policy = request.retries === false ? once : repeated;
  try {
    return await policy.execute(() => {
      // While it waited for its turn.
      if (request.signal?.aborted) throw new ProviderUnsent(provider, String(request.signal.reason));
      return callOnce(provider, url, request, seconds);
    });
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw error;
    throw new ProviderUnsent(provider, error instanceof Error ? error.message : String(error));
  }
}

async function callOnce(
  provider: string,
  url: string,
  request: RequestInit,
  seconds: number,
): Promise<ProviderResponse> {
  const started = performance.now();
  let response: Response;
  let text: string;
  try {
    const limit = AbortSignal.timeout(seconds * 1000);
    const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit;
    response = await fetch(url, { ...request, redirect: 'error', signal });
    text = (await response.text()).slice(0, ANSWER_BYTES);
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const isUnsent = NO_CONNECTION.has((cause as { code?: unknown } | undefined)?.code);
    throw new (isUnsent ? ProviderUnsent : ProviderUnreachable)(provider, message);
  }
  const body = parse(text);
  if (response.status === 429 || response.status >= 500) {
    throw new ProviderUnreachable(
      provider,
      `HTTP ${response.status}`,
      response.status,
      waitAsked(response, body),
      body,
    );
  }
  return { status: response.status, body, milliseconds: Math.round(performance.now() - started) };
}

/** At least a second: a wait costs a job no try, and without a pause it would go round for ever. */
function waitAsked(response: Response, body: unknown): number | undefined {
  const telegram = (body as { parameters?: { retry_after?: unknown } } | undefined)?.parameters?.retry_after;
  const seconds = Number(telegram ?? (response.headers.get('retry-after') || Number.NaN));
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
