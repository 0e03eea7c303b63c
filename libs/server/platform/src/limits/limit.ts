import type { RefusalCode } from '@wethi/contract';
import { milliseconds, type Duration } from '../clock/duration';
import type { Config } from '../config/config';

/** A setting that is a number, such as SMS_PER_DAY. */
type NumberSetting = { [Name in keyof Config]: Config[Name] extends number ? Name : never }[keyof Config];

/** How often something may happen; declare it beside its use with `limit()`. */
export interface Limit {
  /** Unique among all limits. */
  readonly key: string;
  /** How often at once, or the setting that says so. */
  readonly points: number | NumberSetting;
  /** In this time all points come back, one after the other. */
  readonly periodMs: number;
  /** Counted in MariaDB, so that a lost Redis forgives nobody: for money and for sign-in (decisions.md §4). */
  readonly durable: boolean;
  /** What RateLimits.consume refuses with. */
  readonly refusal: RefusalCode;
  /** What all addresses of a network of IPv6 may do together. */
  readonly network?: Limit;
}

interface LimitOptions {
  key: string;
  points: Limit['points'];
  per: Duration;
  durable?: boolean;
  refusal?: RefusalCode;
  /** Of guesses: whoever rents a /48 of IPv6 has 65,536 addresses to make them from, which get ten times as many together. */
  guesses?: boolean;
}

const NETWORK_TIMES = 10;

/**
 * Declares a limit: `const commentLimit = limit({ key: 'comment', points: 10, per: '1m' })` lets ten comments pass at once
 * and one more every six seconds. A bucket that leaks never shuts anybody out for a whole period.
 */
export function limit({ per, durable = false, refusal = 'TOO_MANY', guesses, ...options }: LimitOptions): Limit {
  const made = { ...options, periodMs: milliseconds(per), durable, refusal };
  if (!guesses || typeof made.points !== 'number') return made;
  return { ...made, network: { ...made, key: `${made.key}-network`, points: made.points * NETWORK_TIMES } };
}
