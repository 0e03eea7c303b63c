import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@wethi/platform';
import { COUNTER_RULES, type CounterScope } from './counter-rules';
import type { SignInFailure } from './sign-in-failure.entity';

export interface Counter {
  scope: CounterScope;
  name: string;
}

/** Why an attempt may not go on. */
export interface Block {
  /** Seconds until the counter lets another attempt pass. */
  wait: number;
  /** Waiting does not help any more. */
  exhausted: boolean;
}

/**
 * One statement, atomic however many attempt at once; assignments see those before them. Beyond the free attempts the wait is
 * 30 s, doubled each time, at most a day.
 */
const RECORD = `INSERT INTO sign_in_failure (counter, failures, blocked_until, last_at, allowed) VALUES (?, 1, NULL, ?, 1)
  ON DUPLICATE KEY UPDATE
    allowed = COALESCE(blocked_until <= ?, 1) AND (failures < ? OR last_at < ?),
    failures = IF(allowed, IF(last_at < ?, 0, failures) + 1, failures),
    blocked_until = IF(allowed, IF(failures < ?, NULL,
      ? + INTERVAL LEAST(30 * POW(2, LEAST(failures - ?, 12)), 86400) SECOND), blocked_until),
    last_at = IF(allowed, ?, last_at)
  RETURNING failures, blocked_until, allowed`;

/** Counters of wrong attempts in the database: a restart or a lost Redis forgives nobody. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an attempt as wrong before it is judged, so that many at once gain nothing.
   * @returns what stands against it, and then nothing was counted; undefined when it may be judged
   */
  async recordAttempt(counter: Counter): Promise<Block | undefined> {
    const { freeAttempts, maxAttempts, forgetSeconds } = COUNTER_RULES[counter.scope];
    const now = this.clock.now();
    const forgotten = new Date(now.getTime() - forgetSeconds * 1000);
    const limits = [now, maxAttempts, forgotten, forgotten, freeAttempts, now, freeAttempts, now];
    const [row] = await this.database.query<SignInFailure[]>(RECORD, [keyOf(counter), now, ...limits]);
    if (!row || row.allowed) return undefined;
    const exhausted = row.failures >= maxAttempts;
    const blockedMs = (row.blocked_until?.getTime() ?? 0) - now.getTime();
    return { wait: exhausted ? forgetSeconds : Math.ceil(blockedMs / 1000), exhausted };
  }

  /** After a right attempt the counters begin anew. */
  clear(...counters: readonly Counter[]): Promise<void> {
    return this.database.write('DELETE FROM sign_in_failure WHERE counter IN (?)', [counters.map(keyOf)]);
  }
}

function keyOf({ scope, name }: Counter): string {
  return `${scope}:${name}`;
}
