/** What one measurement came to. Times in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that were no success; a result with such is worth nothing. */
  failed: number;
}

/** @param part 0 to 1 */
export function percentile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/**
 * Measures something between two halves of what it is compared with: a machine that changes its speed meanwhile leaves
 * the ratio alone.
 */
export async function compare(
  seconds: number,
  reference: (seconds: number) => Promise<Load>,
  own: (seconds: number) => Promise<Load>,
): Promise<{ own: Load; reference: Load }> {
  const half = Math.ceil(seconds / 2);
  const before = await reference(half);
  const measured = await own(seconds);
  return { own: measured, reference: mean(before, await reference(half)) };
}

/** Two measurements of the same length as one. */
export function mean(one: Load, other: Load): Load {
  return {
    perSecond: (one.perSecond + other.perSecond) / 2,
    p50: (one.p50 + other.p50) / 2,
    p99: Math.max(one.p99, other.p99),
    failed: one.failed + other.failed,
  };
}
