import { Injectable } from '@nestjs/common';
import { Clock, Database, Transactions } from '@wethi/platform';
import { In } from 'typeorm';
import { COUNTER_RULES, delaySeconds, type CounterScope } from './counter-rules';
import { SignInFailure } from './sign-in-failure.entity';

export interface Counter {
  scope: CounterScope;
  name: string;
}

/** Why a try may not go on. */
export interface Obstacle {
  scope: CounterScope;
  /** Seconds until the counter lets another try pass. */
  wait: number;
  /** Waiting does not help any more. */
  exhausted: boolean;
}

/** Counters of wrong tries in the database: a restart or a lost Redis forgives nobody. */
@Injectable()
export class SignInFailures {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a try as wrong before it is judged, so that many at once gain nothing.
   * @returns what stands against it, and then nothing was counted; empty when it may be judged
   */
  countTry(counters: readonly Counter[]): Promise<Obstacle[]> {
    const now = this.clock.now();
    return this.transactions.run(async () => {
      const rows = await this.lock(counters, now);
      const states = counters.map((counter) => ({ counter, row: rows.get(keyOf(counter)) ?? fresh(counter, now) }));
      const obstacles = states.map(({ counter, row }) => obstacle(counter, row, now)).filter(({ wait }) => wait > 0);
      if (obstacles.length > 0) return obstacles;
      const counted = states.map(({ counter, row }) => countedOnce(counter, row, now));
      await this.database.manager.upsert(SignInFailure, counted, ['counter']);
      return [];
    });
  }

  /** Takes back what a right try was counted; a counter of one person begins anew. */
  async forgive(counters: readonly Counter[]): Promise<void> {
    for (const counter of inLockOrder(counters)) {
      const rows = this.database.manager
        .createQueryBuilder()
        .where('counter = :key AND failures > 0', { key: keyOf(counter) });
      if (COUNTER_RULES[counter.scope].shared)
        await rows
          .update(SignInFailure)
          .set({ failures: () => 'failures - 1', blocked_until: null })
          .execute();
      else await rows.delete().from(SignInFailure).execute();
    }
  }

  private async lock(counters: readonly Counter[], now: Date): Promise<Map<string, SignInFailure>> {
    const rows = inLockOrder(counters).map((counter) => fresh(counter, now));
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(SignInFailure)
      .values(rows)
      .orUpdate(['counter'])
      .execute();
    const found = await this.database.manager.findBy(SignInFailure, {
      counter: In(rows.map(({ counter }) => counter)),
    });
    return new Map(found.map((row) => [row.counter, row]));
  }
}

/** Everybody locks in the same order, so that nobody waits in a circle. */
function inLockOrder(counters: readonly Counter[]): Counter[] {
  return counters.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

function keyOf({ scope, name }: Counter): string {
  return `${scope}:${name}`;
}

function fresh(counter: Counter, now: Date): SignInFailure {
  return { counter: keyOf(counter), failures: 0, blocked_until: null, last_at: now };
}

function isForgotten({ scope }: Counter, row: SignInFailure, now: Date): boolean {
  return row.last_at.getTime() + COUNTER_RULES[scope].forgetSeconds * 1000 < now.getTime();
}

function obstacle(counter: Counter, row: SignInFailure, now: Date): Obstacle {
  const { most, forgetSeconds } = COUNTER_RULES[counter.scope];
  const exhausted = row.failures >= most && !isForgotten(counter, row, now);
  const blockedFor = Math.ceil(((row.blocked_until?.getTime() ?? 0) - now.getTime()) / 1000);
  return { scope: counter.scope, wait: exhausted ? forgetSeconds : Math.max(0, blockedFor), exhausted };
}

function countedOnce(counter: Counter, row: SignInFailure, now: Date): SignInFailure {
  const failures = (isForgotten(counter, row, now) ? 0 : row.failures) + 1;
  const delay = delaySeconds(failures, COUNTER_RULES[counter.scope].free);
  const blocked_until = delay > 0 ? new Date(now.getTime() + delay * 1000) : null;
  return { counter: row.counter, failures, blocked_until, last_at: now };
}
