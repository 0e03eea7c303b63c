import { openEventStream } from './event-stream';

let opened: FakeSource[] = [];

class FakeSource extends EventTarget {
  static CLOSED = 2;
  readyState = 0;
  onopen?: () => void;
  onerror?: () => void;
  constructor(readonly url: string) {
    super();
    opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  refuse() {
    this.close();
    this.onerror?.();
  }
}

const latest = () => opened[opened.length - 1]!;
const seen = vi.fn<() => DocumentVisibilityState>(() => 'visible');
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(seen);
  opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an event stream', () => {
  it('WATCH-05 that is refused says so, and is tried more rarely after some time', () => {
    const onRefused = vi.fn();
    const stop = openEventStream('/api/stage/events', { onEvent: () => undefined, onRefused });
    for (let refusal = 1; refusal <= 6; refusal += 1) {
      latest().refuse();
      // Each asks another call why; not each time of a server that restarts.
      expect(onRefused).toHaveBeenCalledTimes(refusal < 6 ? 1 : 2);
      if (refusal < 6) vi.advanceTimersByTime(10_000);
    }
    vi.advanceTimersByTime(90_000);
    expect(opened).toHaveLength(6);
    vi.advanceTimersByTime(10_000);
    expect(opened).toHaveLength(7);
    latest().onopen?.();
    latest().refuse();
    vi.advanceTimersByTime(10_000);
    expect(opened).toHaveLength(8);
    stop();
    expect(latest().readyState).toBe(FakeSource.CLOSED);
  });

  it.each([
    ['its line is back', () => window.dispatchEvent(new Event('online'))],
    ['its page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('WATCH-05 that is tried rarely is tried when %s', (_, comeBack) => {
    const stop = openEventStream('/api/stage/events', { onEvent: () => undefined });
    for (let refusal = 1; refusal <= 6; refusal += 1) {
      latest().refuse();
      if (refusal < 6) vi.advanceTimersByTime(10_000);
    }
    comeBack();
    comeBack();
    expect(opened).toHaveLength(7);
    vi.advanceTimersByTime(3_600_000);
    expect(opened).toHaveLength(7);
    stop();
    comeBack();
    expect(opened).toHaveLength(7);
  });

  it('RUN-05 whose place a newer one took waits until its page is looked at', () => {
    const stop = openEventStream('/api/stage/events', { onEvent: () => undefined });
    seen.mockReturnValue('hidden');
    latest().dispatchEvent(new Event('over'));
    expect(latest().readyState).toBe(FakeSource.CLOSED);
    vi.advanceTimersByTime(3_600_000);
    expect(opened).toHaveLength(1);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(opened).toHaveLength(2);
    latest().dispatchEvent(new Event('over'));
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(2);
    stop();
    vi.advanceTimersByTime(3_600_000);
    expect(opened).toHaveLength(2);
  });
});
