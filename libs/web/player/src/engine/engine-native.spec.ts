import type { EngineRequest } from './engine';
import { startNative } from './engine-native';

/** A video element as far as this environment has one: it loads nothing by itself. */
function iphone({ paused, ...asked }: { paused: boolean } & Partial<EngineRequest>) {
  const video = document.createElement('video');
  const play = vi.fn(async () => undefined);
  Object.assign(video, { play, load: () => undefined });
  Object.defineProperty(video, 'paused', { value: paused });
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true });
  const told = { renew: vi.fn(async () => true), onReconnecting: vi.fn(), onFailure: vi.fn() };
  const nobody = { quality: null, saver: false, onOffer: vi.fn(), onHeight: () => undefined };
  const request: EngineRequest = {
    video,
    url: '/hls/1/master.m3u8',
    profile: 'replay',
    startAt: 0,
    ...nobody,
    ...told,
    ...asked,
  };
  const engine = startNative(request);
  const happen = (name: string) => video.dispatchEvent(new Event(name));
  return { ...told, onOffer: nobody.onOffer, video, play, engine, happen };
}

const MASTER = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=5400000,RESOLUTION=1920x1080,CODECS="avc1.640028,mp4a.40.2"
source.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=700000,RESOLUTION=426x240,CODECS="avc1.42c00d,mp4a.40.2"
240.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=115000,CODECS="mp4a.40.2"
audio.m3u8
`;

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.fetch = vi.fn(async () => ({ text: async () => MASTER }) as Response);
});
afterEach(() => vi.useRealTimers());

describe('startNative', () => {
  it('WATCH-06 goes on playing where an error broke it off, and says meanwhile that it connects again', async () => {
    const { video, play, onReconnecting, happen } = iphone({ paused: false });
    happen('loadedmetadata');
    video.currentTime = 90;
    happen('error');
    await vi.advanceTimersByTimeAsync(1_250);
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
    await vi.advanceTimersByTimeAsync(1_250);
    happen('loadedmetadata');
    expect(play).not.toHaveBeenCalled();
  });

  it('WATCH-06 gives up on a connection that stays away', async () => {
    const { onFailure, happen } = iphone({ paused: false });
    for (let time = 0; time < 9; time += 1) {
      happen('error');
      await vi.advanceTimersByTimeAsync(12_500);
    }
    expect(onFailure.mock.calls).toEqual([['network']]);
  });

  it('WATCH-04 connects again to a live show for as long as the page shows it', async () => {
    const { onFailure, onReconnecting, happen } = iphone({ paused: false, profile: 'live' });
    for (let time = 0; time < 100; time += 1) {
      happen('error');
      await vi.advanceTimersByTimeAsync(12_500);
    }
    expect(onFailure).not.toHaveBeenCalled();
    happen('canplay');
    expect(onReconnecting).toHaveBeenLastCalledWith(false);
  });

  it('WATCH-13 plays the sound alone from the same place, and the picture again', async () => {
    const { video, play, engine, onOffer, happen } = iphone({ paused: false });
    happen('loadedmetadata');
    await vi.advanceTimersByTimeAsync(0);
    expect(onOffer.mock.calls[0]).toMatchObject([{ rungs: [{ height: 1080 }, { height: 240, bitrate: 700_000 }] }]);
    video.currentTime = 90;
    engine.setQuality('audio');
    expect(video.src).toBe('http://localhost/hls/1/audio.m3u8');
    video.currentTime = 0;
    happen('loadedmetadata');
    expect([video.currentTime, play.mock.calls.length]).toEqual([90, 1]);
    engine.setQuality(240);
    expect(video.src).toBe('http://localhost/hls/1/240.m3u8');
    engine.setQuality(null);
    expect(video.src).toBe('http://localhost/hls/1/master.m3u8');
  });

  it('WATCH-13 begins with the sound alone for who chose it the last time', async () => {
    const { video, happen } = iphone({ paused: true, quality: 'audio' });
    happen('loadedmetadata');
    await vi.advanceTimersByTimeAsync(0);
    expect(video.src).toBe('http://localhost/hls/1/audio.m3u8');
  });
});
