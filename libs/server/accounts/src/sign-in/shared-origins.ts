import { Injectable, Logger } from '@nestjs/common';
import { Clock, limit, networkOf, RateLimits, type Count } from '@wethi/platform';
import type { Caller } from '../devices/caller';

/** Wrong attempts that count against everybody behind an address; right ones make up for them. */
const failuresPerAddress = limit({ key: 'sign-in-address', points: 20, per: '1d', durable: true });
const failuresPerNetwork = limit({ key: 'sign-in-network', points: 60, per: '1d', durable: true });
/** Over all phones and addresses: guesses spread over both meet no other limit. */
const ALARM_PER_MINUTE = 100;

/**
 * Where sign-ins come from. A mobile operator or a hall puts hundreds of people behind one address, so nobody is shut out: a
 * place with more wrong attempts than right ones must confirm new devices by SMS until that has leaked away.
 */
@Injectable()
export class SharedOrigins {
  private readonly logger = new Logger(SharedOrigins.name);
  private minute = 0;
  private failures = 0;

  constructor(
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async isSuspicious(caller: Caller): Promise<boolean> {
    for (const count of countsOf(caller)) if ((await this.limits.waitFor(...count)) > 0) return true;
    return false;
  }

  async recordFailure(caller: Caller): Promise<void> {
    this.alarm();
    for (const count of countsOf(caller)) await this.limits.tryConsume(...count);
  }

  async recordSuccess(caller: Caller): Promise<void> {
    for (const count of countsOf(caller)) await this.limits.giveBack(...count);
  }

  private alarm(): void {
    const minute = Math.floor(this.clock.now().getTime() / 60_000);
    this.failures = minute === this.minute ? this.failures + 1 : 1;
    this.minute = minute;
    if (this.failures % ALARM_PER_MINUTE === 0)
      this.logger.error(`${this.failures} failed sign-ins within a minute: somebody is guessing`);
  }
}

function countsOf({ address }: Caller): readonly Count[] {
  return [
    [failuresPerAddress, address],
    [failuresPerNetwork, networkOf(address)],
  ];
}
