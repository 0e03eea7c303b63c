import type { Profile } from './engine';
import { Reconnection } from './reconnection';

function source(random = 0.5, profile: Profile = 'replay') {
  const told = { load: vi.fn(), onReconnecting: vi.fn(), onGiveUp: vi.fn() };
  const reconnection = new Reconnection(told, profile, () => random);
  return { ...told, reconnection };
}

/** Every load fails at once. */
function tunnel(profile?: Profile) {
  const lost = source(0.5, profile);
  lost.load.mockImplementation(() => lost.reconnection.lost());
  lost.reconnection.lost();
  return lost;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Reconnection', () => {
  it('WATCH-06 loads again later and later, and gives up after the eighth try', () => {
    const { load, onGiveUp } = tunnel();
    vi.advanceTimersByTime(1_000 + 2_000 + 4_000 + 8_000);
    expect(load).toHaveBeenCalledTimes(4);
    vi.advanceTimersByTime(40_000);
    expect(load).toHaveBeenCalledTimes(8);
    expect(onGiveUp).toHaveBeenCalledTimes(1);
  });

  it('WATCH-04 goes on trying while a live show may go on, no later than every ten seconds', () => {
    const { load, onGiveUp } = tunnel('live');
    vi.advanceTimersByTime(15_000 + 3_600_000);
    expect(load).toHaveBeenCalledTimes(4 + 360);
    expect(onGiveUp).not.toHaveBeenCalled();
  });

  it('WATCH-04 spreads the return of viewers who were lost at the same moment', () => {
    const [early, late] = [source(0), source(1)];
    for (const { reconnection } of [early, late]) reconnection.lost();
    vi.advanceTimersByTime(750);
    expect([early, late].map(({ load }) => load.mock.calls.length)).toEqual([1, 0]);
    vi.advanceTimersByTime(500);
    expect([early, late].map(({ load }) => load.mock.calls.length)).toEqual([1, 1]);
  });

  it('WATCH-06 does not wait when the device is online again, and has all tries anew', () => {
    const { load, onGiveUp } = tunnel();
    vi.advanceTimersByTime(35_000);
    load.mockClear();
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30_000);
    expect(onGiveUp).not.toHaveBeenCalled();
  });

  it('WATCH-06 loads nothing again that was not lost, and nothing once it is taken away', () => {
    const { load, onReconnecting, reconnection } = source();
    window.dispatchEvent(new Event('online'));
    reconnection.lost();
    reconnection.succeeded();
    expect(onReconnecting.mock.calls).toEqual([[true], [false]]);
    reconnection.lost();
    reconnection.dispose();
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(10_000);
    expect(load).not.toHaveBeenCalled();
  });
});
