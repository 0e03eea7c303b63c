import { measureLine, reachesSite } from './line-check';

const original = global.fetch;
let asked: string[];
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => {
  vi.useRealTimers();
  global.fetch = original;
});

interface Line {
  /** Bytes that come each tenth of a second. */
  bytes: number;
  parts: number;
  type?: string;
  status?: number;
}

/** A line behind which lies a test picture; whoever stops listening gets no more. */
function lineOf({ bytes, parts, type = 'video/mp4', status = 200 }: Line): void {
  global.fetch = (async (address: string, { signal }: RequestInit) => {
    asked.push(address);
    let left = parts;
    const read = () =>
      new Promise<object>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
        setTimeout(() => resolve(left-- > 0 ? { done: false, value: new Uint8Array(bytes) } : { done: true }), 100);
      });
    return { ok: status === 200, headers: new Map([['content-type', type]]), body: { getReader: () => ({ read }) } };
  }) as unknown as typeof fetch; // the few members that the check uses
}

/** What becomes of the check, and after how many seconds. */
async function check() {
  const began = Date.now();
  const measured = measureLine().then(
    ({ speed, picture }) => ({ speed, bytes: picture?.size, seconds: (Date.now() - began) / 1000 }),
    (error: Error) => ({ error: error.message, seconds: (Date.now() - began) / 1000 }),
  );
  await vi.advanceTimersByTimeAsync(30_000);
  return measured;
}

describe('measureLine', () => {
  it('WATCH-11 fetches the test picture of the media path three times, never from a cache', async () => {
    lineOf({ bytes: 24_000, parts: 4 });
    // 96 kB in half a second each time.
    expect(await check()).toEqual({ speed: (288_000 * 8) / 1.5, bytes: 96_000, seconds: 1.5 });
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(3);
    expect(asked.every((address) => address.startsWith('/v/line-check.mp4?'))).toBe(true);
  });

  it('WATCH-11 stops after eight seconds on a slow line, and says what came', async () => {
    lineOf({ bytes: 1_000, parts: 96 });
    const { speed, bytes, seconds } = (await check()) as { speed: number; bytes?: number; seconds: number };
    expect(bytes).toBeUndefined();
    expect(seconds).toBe(8);
    expect(speed).toBeGreaterThan(70_000);
    expect(speed).toBeLessThanOrEqual(80_000);
  });

  it.each([
    ['a page of a filter in its place', { type: 'text/html' }],
    ['a refusal', { status: 403 }],
    ['nothing at all', { bytes: 0, parts: Infinity }],
  ])('WATCH-11 %s is no picture', async (_name, line: Partial<Line>) => {
    lineOf({ bytes: 1_000, parts: 1, ...line });
    expect(await check()).toHaveProperty('error');
  });

  it('WATCH-11 tells a line that lets no video through from none', async () => {
    lineOf({ bytes: 1, parts: 1, status: 503 });
    expect(await reachesSite()).toBe(true);
    global.fetch = () => Promise.reject(new TypeError('no connection'));
    expect(await reachesSite()).toBe(false);
  });
});
