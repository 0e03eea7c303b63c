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

/** Two measurements of the same length as one. */
export function mean(one: Load, other: Load): Load {
  return {
    perSecond: (one.perSecond + other.perSecond) / 2,
    p50: (one.p50 + other.p50) / 2,
    p99: Math.max(one.p99, other.p99),
    failed: one.failed + other.failed,
  };
}
