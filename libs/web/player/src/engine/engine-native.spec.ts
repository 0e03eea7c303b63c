import type { EngineRequest } from './engine';
import { startNative } from './engine-native';

/** A video element as far as this environment has one: it loads nothing by itself. */
function iphone({ paused }: { paused: boolean }) {
  const video = document.createElement('video');
  const play = jest.fn(async () => undefined);
  Object.assign(video, { play, load: () => undefined });
  Object.defineProperty(video, 'paused', { value: paused });
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true });
  const told = { renew: jest.fn(async () => undefined), onReconnecting: jest.fn(), onFailure: jest.fn() };
  const nobody = { quality: null, onQualities: () => undefined, onHeight: () => undefined };
  const request: EngineRequest = { video, url: '/hls/1/master.m3u8', startAt: 0, ...nobody, ...told };
  const engine = startNative(request);
  const happen = (name: string) => video.dispatchEvent(new Event(name));
  return { ...told, video, play, engine, happen };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('startNative', () => {
  it('WATCH-06 goes on playing where an error broke it off, and says meanwhile that it connects again', async () => {
    const { video, play, onReconnecting, happen } = iphone({ paused: false });
    happen('loadedmetadata');
    video.currentTime = 90;
    happen('error');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(onReconnecting.mock.calls).toEqual([[true]]);
    video.currentTime = 0;
    happen('loadedmetadata');
    expect(video.currentTime).toBe(90);
    expect(play).toHaveBeenCalledTimes(1);
    happen('canplay');
    expect(onReconnecting).toHaveBeenLastCalledWith(false);
  });

  it('WATCH-06 leaves a video paused that was', async () => {
    const { play, happen } = iphone({ paused: true });
    happen('error');
    await jest.advanceTimersByTimeAsync(1_000);
    happen('loadedmetadata');
    expect(play).not.toHaveBeenCalled();
  });

  it('WATCH-06 gives up on a connection that stays away', async () => {
    const { onFailure, happen } = iphone({ paused: false });
    for (let time = 0; time < 9; time += 1) {
      happen('error');
      await jest.advanceTimersByTimeAsync(10_000);
    }
    expect(onFailure.mock.calls).toEqual([['network']]);
  });
});
