import { loadHls } from '../prepare';
import { lineSpeed } from './line-speed';
import { keepPreferences } from './preferences';

const TIMES = 3;

/** The largest script of this page's own server: a file of the size of a video segment that everybody may fetch. */
function testFile(): string | undefined {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const own = files.filter(({ name }) => name.startsWith(location.origin) && new URL(name).pathname.endsWith('.js'));
  return own.sort((one, other) => other.encodedBodySize - one.encodedBodySize)[0]?.name;
}

/**
 * Measures what the line carries, with a file that is fetched anew three times.
 * @returns bits per second
 * @throws TypeError when nothing comes through
 */
export async function measureLine(): Promise<number> {
  // The library that plays videos is the file to measure with, and wanted soon.
  await loadHls().catch(() => undefined);
  const file = testFile();
  if (!file) return lineSpeed();
  for (let time = 0; time < TIMES; time += 1) await (await fetch(file, { cache: 'no-store' })).arrayBuffer();
  const fetched = performance.getEntriesByName(file).slice(-TIMES) as PerformanceResourceTiming[];
  return lineSpeed(fetched);
}

/** Lets automatic quality stay below what costs much data, as the switch in the player's menu does. */
export function chooseSaver(): void {
  keepPreferences({ saver: true, quality: null });
}
