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

const ROUNDS = 4;

/** Measures some kinds of work in turn, in short rounds: a machine whose speed wanders does so for all of them. */
export async function alternate(
  seconds: number,
  works: readonly ((seconds: number) => Promise<Load>)[],
  count = ROUNDS,
): Promise<Load[]> {
  const rounds: Load[][] = works.map(() => []);
  for (let round = 0; round < count; round += 1)
    for (const [index, work] of works.entries())
      rounds[index]?.push(await work(Math.max(1, Math.round(seconds / count))));
  return rounds.map((loads) => mean(...loads));
}

/** Measurements of the same length as one. */
function mean(...loads: Load[]): Load {
  const average = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    perSecond: average(loads.map(({ perSecond }) => perSecond)),
    p50: average(loads.map(({ p50 }) => p50)),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    failed: loads.reduce((sum, { failed }) => sum + failed, 0),
  };
}
