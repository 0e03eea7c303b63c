interface CounterRule {
  /** Wrong attempts that cost no waiting. */
  freeAttempts: number;
  /** Wrong attempts after which waiting does not help any more. */
  maxAttempts: number;
  /** Quiet seconds after which the counter begins anew. */
  forgetSeconds: number;
}

const MONTH = 30 * 86_400;
/** As many as the column holds. */
const ENDLESS = 2 ** 32 - 1;

/** What is counted of one person, and how long the patience lasts (decisions.md §4; facts/reliability.md §4.1). */
export const COUNTER_RULES = {
  phone: { freeAttempts: 3, maxAttempts: 10, forgetSeconds: MONTH },
  device: { freeAttempts: 3, maxAttempts: 10, forgetSeconds: MONTH },
  username: { freeAttempts: 5, maxAttempts: ENDLESS, forgetSeconds: MONTH },
  'office-device': { freeAttempts: 5, maxAttempts: ENDLESS, forgetSeconds: MONTH },
} as const satisfies Record<string, CounterRule>;

export type CounterScope = keyof typeof COUNTER_RULES;
