import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callProvider, forgetProviders, ProviderUnsent, type ProviderUnreachable } from './provider-call';

describe('a call to a provider', () => {
  let server: Server;
  let url: string;
  let calls = 0;
  let refusal: OutgoingHttpHeaders | undefined;
  let answer: (() => void)[] = [];

  beforeEach(async () => {
    forgetProviders();
    [calls, answer, refusal] = [0, [], undefined];
    server = createServer((_request, response) => {
      calls += 1;
      if (refusal) return response.writeHead(429, refusal).end();
      answer.push(() => response.end('{}'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => void server.closeAllConnections());

  it('TELL-04 that is ended while it waits for its turn has not left', async () => {
    const others = Array.from({ length: 20 }, () => callProvider('slow', url, {}));
    const ending = new AbortController();
    const waiting = callProvider('slow', url, { retries: false, signal: ending.signal }).catch(
      (reason: unknown) => reason,
    );
    await vi.waitUntil(() => calls === 20);
    ending.abort(new Error('not done after 15 s'));
    answer.forEach((now) => now());
    await Promise.all(others);
    expect(await waiting).toBeInstanceOf(ProviderUnsent);
    expect(calls).toBe(20);
  });

  it.each([
    ['a pause', '7', 7],
    ['none', '0', 1],
    ['nothing', '', undefined],
    ['a day of a week', 'Sun, 29 Nov 2026 05:00:00 GMT', undefined],
  ])(
    'TELL-04 that is to wait, and is told %s, is repeated no sooner than after a second',
    async (_, asked, seconds) => {
      refusal = { 'retry-after': asked };
      const refused = callProvider('busy', url, { retries: false });
      await expect(refused).rejects.toMatchObject({
        status: 429,
        retryAfter: seconds,
      } satisfies Partial<ProviderUnreachable>);
    },
  );
});
