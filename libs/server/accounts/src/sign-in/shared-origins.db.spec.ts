import { Logger } from '@nestjs/common';
import { createTestApp, type TestApp } from '@wethi/platform/testing';
import { AccountsHttpModule } from '../accounts-http.module';
import { SharedOrigins } from './shared-origins';

describe('guesses spread over phones and addresses', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp([AccountsHttpModule]);
  });
  beforeEach(() => test.clock.set('2026-11-20T05:00:00Z'));
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => test.close());

  /** Each from a network of its own, so that no limit of an address or a network is met. */
  const fail = async (network: string, times: number): Promise<void> => {
    for (let number = 0; number < times; number += 1) {
      const address = `${network}.${number}.1`;
      await test.get(SharedOrigins).recordFailure({ device: 'unknown', address, isNew: true });
    }
  };

  it('ACC-05 raise an alarm with the hundredth failure within a minute, and with each hundredth after it', async () => {
    const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    await fail('198.1', 99);
    expect(error).not.toHaveBeenCalled();
    await fail('198.2', 1);
    expect(error.mock.calls).toEqual([['100 failed sign-ins within a minute: somebody is guessing']]);
    await fail('198.3', 100);
    expect(error).toHaveBeenCalledTimes(2);
  });

  it('ACC-05 raise none when they come slowly', async () => {
    const error = vi.spyOn(Logger.prototype, 'error').mockReturnValue();
    for (const network of ['198.4', '198.5', '198.6']) {
      test.clock.advance(60);
      await fail(network, 60);
    }
    expect(error).not.toHaveBeenCalled();
  });
});
