/** Less says more about the answer's first byte than about the line. */
const TELLING_BYTES = 30_000;
/** Until anything is known: a phone in a train. */
const CAUTIOUS_BITS = 1_000_000;

/** Below this the lowest quality begins: the picture is there sooner, and better ones follow. */
const SLOW_BITS = 2_500_000;

interface Connection {
  /** Megabits a second, as the browser has seen them lately. */
  downlink?: number;
}

type Download = Pick<PerformanceResourceTiming, 'encodedBodySize' | 'transferSize' | 'responseStart' | 'responseEnd'>;

/**
 * What the line carries, by the files that this page has loaded over it; else by what the browser says.
 * @returns bits per second
 */
export function lineSpeed(
  downloads: readonly Download[] = performance.getEntriesByType('resource') as PerformanceResourceTiming[],
  connection = (navigator as { connection?: Connection }).connection,
): number {
  const telling = downloads.filter(
    ({ transferSize, encodedBodySize }) => transferSize > 0 && encodedBodySize > TELLING_BYTES,
  );
  const bits = telling.reduce((sum, { encodedBodySize }) => sum + encodedBodySize * 8, 0);
  const seconds = telling.reduce(
    (sum, { responseStart, responseEnd }) => sum + (responseEnd - responseStart) / 1000,
    0,
  );
  if (seconds > 0) return bits / seconds;
  return connection?.downlink ? connection.downlink * 1_000_000 : CAUTIOUS_BITS;
}

/** Whether a line is one on which the lowest quality begins. @param speed bits per second */
export function isSlowLine(speed = lineSpeed()): boolean {
  return speed < SLOW_BITS;
}
