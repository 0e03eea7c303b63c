import { listen } from './listen';

describe('a listener', () => {
  it('WATCH-13 hears until its signal ends it, also on a television that knows no such listeners', () => {
    const [target, ends, act] = [new EventTarget(), new AbortController(), vi.fn()];
    const adds = vi.spyOn(target, 'addEventListener');
    listen(target, 'online', act, ends.signal);
    target.dispatchEvent(new Event('online'));
    ends.abort();
    target.dispatchEvent(new Event('online'));
    listen(target, 'online', act, ends.signal);
    target.dispatchEvent(new Event('online'));
    expect(act).toHaveBeenCalledOnce();
    expect(adds.mock.calls[0]?.[2]).not.toHaveProperty('signal');
  });
});
