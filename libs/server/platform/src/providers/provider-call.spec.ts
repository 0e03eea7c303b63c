import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callProvider, forgetProviders, ProviderUnsent } from './provider-call';

describe('a call to a provider', () => {
  let server: Server;
  let url: string;
  let calls = 0;
  let answer: (() => void)[] = [];

  beforeEach(async () => {
    forgetProviders();
    [calls, answer] = [0, []];
    server = createServer((_request, response) => {
      calls += 1;
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
});
