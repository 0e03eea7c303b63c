import { SentCheers } from './sent-cheers';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('SentCheers', () => {
  it('WATCH-05 sends the first press at once, and what follows together', () => {
    const sent = vi.fn();
    const cheers = new SentCheers(sent);
    cheers.press('love');
    for (let press = 0; press < 30; press += 1) cheers.press('dance');
    cheers.press('love');
    expect(sent.mock.calls).toEqual([[{ love: 1 }]]);
    vi.advanceTimersByTime(2_000);
    expect(sent).toHaveBeenLastCalledWith({ dance: 20, love: 1 });
    vi.advanceTimersByTime(10_000);
    expect(sent).toHaveBeenCalledTimes(2);
    cheers.press('smile');
    expect(sent).toHaveBeenLastCalledWith({ smile: 1 });
  });
});
