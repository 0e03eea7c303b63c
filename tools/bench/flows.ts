import { percentile, type Load } from './load.ts';

/** Some calls that belong together, each of a kind done once; answers whether they succeeded. */
export type Flow = () => Promise<boolean>;

/**
 * Does flows one after the other on so many connections; ends early when they are used up.
 * @returns the rate of whole flows, how many were done, and in how many milliseconds 95 of 100 were
 */
export async function loadFlows(flows: readonly Flow[], atOnce: number, seconds: number) {
  const [waiting, times] = [flows.values(), [] as number[]];
  const began = performance.now();
  const end = began + seconds * 1000;
  let failed = 0;
  const client = async (): Promise<void> => {
    for (const flow of waiting) {
      const started = performance.now();
      if (started > end) return;
      if (!(await flow())) failed += 1;
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
  const perSecond = (times.length / (performance.now() - began)) * 1000;
  const load: Load = { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99), failed };
  return { load, done: times.length, p95: percentile(times, 0.95) };
}
