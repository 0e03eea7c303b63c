import { Recovery, type Trouble } from './recovery';

const BROKEN: Trouble = { kind: 'media', fatal: true, isRefused: false };

function playing() {
  const source = { load: vi.fn(), recoverMedia: vi.fn() };
  const video = { currentTime: 0 } as HTMLVideoElement;
  const told = { video, renew: vi.fn(async () => undefined), onReconnecting: vi.fn(), onFailure: vi.fn() };
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

  it('WATCH-06 renews a lapsed cookie, and gives up when the server still refuses', () => {
    const { recovery, renew, onFailure } = playing();
    recovery.handle({ kind: 'network', fatal: false, isRefused: true });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
    recovery.handle({ kind: 'network', fatal: true, isRefused: true });
    expect(onFailure.mock.calls).toEqual([['refused']]);
  });

  it('WATCH-06 asks for a playlist once more with the renewed cookie, as after a long pause', async () => {
    const { recovery, renew, load, onFailure } = playing();
    const refusal: Trouble = { kind: 'network', fatal: true, isRefused: true };
    recovery.handle(refusal);
    await renew.mock.results[0]?.value;
    expect(load).toHaveBeenCalledTimes(1);
    recovery.succeeded();
    recovery.handle(refusal);
    expect(onFailure).not.toHaveBeenCalled();
    recovery.handle(refusal);
    expect(onFailure.mock.calls).toEqual([['refused']]);
  });
});
