import { Recovery, type Trouble } from './recovery';

const BROKEN: Trouble = { kind: 'media', fatal: true, isRefused: false };

function playing() {
  const source = { load: vi.fn(), recoverMedia: vi.fn() };
  const video = { currentTime: 0 } as HTMLVideoElement;
  const told = { video, renew: vi.fn(async () => true), onReconnecting: vi.fn(), onFailure: vi.fn() };
  return { ...source, ...told, recovery: new Recovery(source, { ...told, profile: 'replay' }) };
}

describe('Recovery', () => {
  it('WATCH-06 mends a decoder that breaks now and then in a long show', () => {
    const { video, recovery, recoverMedia, onFailure } = playing();
    for (let hour = 1; hour <= 10; hour += 1) {
      video.currentTime = hour * 1000;
      recovery.handle(BROKEN);
    }
    expect(recoverMedia).toHaveBeenCalledTimes(10);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('WATCH-06 gives up on a decoder that breaks at the same place again and again', () => {
    const { recovery, recoverMedia, onFailure } = playing();
    for (let time = 0; time < 4; time += 1) recovery.handle(BROKEN);
    expect(recoverMedia).toHaveBeenCalledTimes(3);
    expect(onFailure.mock.calls).toEqual([['media']]);
  });

  it('WATCH-06 renews a lapsed cookie, and gives up when the server still refuses', async () => {
    const { recovery, renew, onFailure } = playing();
    recovery.handle({ kind: 'network', fatal: false, isRefused: true });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
    recovery.handle({ kind: 'network', fatal: true, isRefused: true });
    await renew.mock.results[0]?.value;
    expect(onFailure.mock.calls).toEqual([['refused']]);
  });

  it('WATCH-04 RUN-05 waits for a server that is away longer than the cookie lasts, and says nothing of rights', async () => {
    vi.useFakeTimers();
    const { recovery, renew, load, onReconnecting, onFailure } = playing();
    const refusals = () => {
      recovery.handle({ kind: 'network', fatal: false, isRefused: true });
      recovery.handle({ kind: 'network', fatal: true, isRefused: true });
    };
    renew.mockResolvedValue(false);
    for (let minute = 1; minute <= 5; minute += 1) {
      refusals();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(load).toHaveBeenCalledTimes(minute);
    }
    expect(onReconnecting.mock.calls).not.toContainEqual([false]);
    renew.mockResolvedValue(true);
    recovery.handle({ kind: 'network', fatal: false, isRefused: true });
    recovery.succeeded();
    expect(onReconnecting).toHaveBeenLastCalledWith(false);
    expect(onFailure).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('WATCH-06 asks for a playlist once more with the renewed cookie, as after a long pause', async () => {
    const { recovery, renew, load, onFailure } = playing();
    const refusal: Trouble = { kind: 'network', fatal: true, isRefused: true };
    recovery.handle(refusal);
    await renew.mock.results[0]?.value;
    expect(load).toHaveBeenCalledTimes(1);
    recovery.succeeded();
    recovery.handle(refusal);
    await renew.mock.results[1]?.value;
    expect(onFailure).not.toHaveBeenCalled();
    recovery.handle(refusal);
    await renew.mock.results[1]?.value;
    expect(onFailure.mock.calls).toEqual([['refused']]);
  });
});
