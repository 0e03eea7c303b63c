import { keepPreferences } from './preferences';

export { saverUse } from '../offer/data-use';
export { canShow } from './test-picture';

/** A test picture below the address of all videos: who may fetch it by this line, may fetch a show. */
const TEST_PICTURE = '/v/line-check.mp4';
/** So often that the beginning of a connection weighs little. */
const TIMES = 3;
/** On a slow line what came until then tells enough. */
const LONGEST_MS = 8_000;
const REACH_MS = 5_000;

interface Seen {
  bytes: number;
  milliseconds: number;
  /** The first copy that came whole. */
  picture?: Blob;
}

/** What a line carries. */
export interface MeasuredLine {
  /** Bits per second. */
  speed: number;
  /** The test picture; undefined where none came whole. */
  picture: Blob | undefined;
}

/**
 * Measures what the line carries, with a test picture that comes the way that a show does: 300 kB, or what comes in 8 s.
 * @throws Error when no picture comes, or something else in its place
 */
export function measureLine(): Promise<MeasuredLine> {
  return within(LONGEST_MS, async (signal) => {
    const seen: Seen = { bytes: 0, milliseconds: 0 };
    try {
      for (let time = 0; time < TIMES; time += 1)
        await fetchPicture(`${TEST_PICTURE}?${Date.now()}${time}`, seen, signal);
    } catch (error) {
      if (seen.bytes === 0) throw error;
    }
    return { speed: (seen.bytes * 8_000) / Math.max(1, seen.milliseconds), picture: seen.picture };
  });
}

/** Whether this site answers at all, whatever it says. */
export function reachesSite(): Promise<boolean> {
  return within(REACH_MS, (signal) =>
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal }).then(
      () => true,
      () => false,
    ),
  );
}

async function fetchPicture(address: string, seen: Seen, signal: AbortSignal): Promise<void> {
  const { ok, headers, body } = await fetch(address, { cache: 'no-store', signal });
  // Filters of offices and hotels answer with a page of their own.
  if (!ok || !body || !headers.get('content-type')?.startsWith('video/')) throw new TypeError('no picture came');
  const began = performance.now();
  try {
    const reader = body.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      seen.bytes += part.value.length;
      parts.push(part.value);
    }
    seen.picture ??= new Blob(parts, { type: 'video/mp4' });
  } finally {
    seen.milliseconds += performance.now() - began;
  }
}

async function within<T>(milliseconds: number, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), milliseconds);
  try {
    return await act(stop.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Lets automatic quality stay below what costs much data, as the switch in the player's menu does. */
export function chooseSaver(): void {
  keepPreferences({ saver: true, quality: null });
}
