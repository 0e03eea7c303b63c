interface CounterRule {
  /** Wrong tries that cost no waiting. */
  free: number;
  /** Wrong tries after which waiting does not help any more. */
  most: number;
  /** Quiet seconds after which the counter begins anew. */
  forgetSeconds: number;
  /** Many people stand under one name, so a right try of one forgives only itself. */
  shared: boolean;
}

const DAY = 86_400;
const MONTH = 30 * DAY;
const ENDLESS = Number.POSITIVE_INFINITY;

/**
 * What is counted, and how long the patience lasts (decisions.md §4; facts/reliability.md §4.1).
 * Mobile networks put thousands behind one address, so an address is patient and never closed for ever.
 */
export const COUNTER_RULES = {
  phone: { free: 3, most: 10, forgetSeconds: MONTH, shared: false },
  device: { free: 3, most: 10, forgetSeconds: MONTH, shared: false },
  username: { free: 5, most: ENDLESS, forgetSeconds: MONTH, shared: false },
  'office-device': { free: 5, most: ENDLESS, forgetSeconds: MONTH, shared: false },
  address: { free: 20, most: ENDLESS, forgetSeconds: DAY, shared: true },
  network: { free: 60, most: ENDLESS, forgetSeconds: DAY, shared: true },
  code: { free: 5, most: ENDLESS, forgetSeconds: MONTH, shared: false },
  'code-address': { free: 30, most: ENDLESS, forgetSeconds: DAY, shared: true },
} as const satisfies Record<string, CounterRule>;

export type CounterScope = keyof typeof COUNTER_RULES;

const FIRST_DELAY = 30;

/** Seconds to wait after so many wrong tries: none while they are free, then 30 s, doubled each time, at most a day. */
export function delaySeconds(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(FIRST_DELAY * 2 ** (failures - free), DAY);
}
