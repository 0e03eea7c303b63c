import { act, renderHook } from '@testing-library/react';
import { useSilentStart } from './use-silent-start';

/** A video of a browser that allows this; jsdom plays nothing. */
function videoThat(allows: (video: HTMLVideoElement) => boolean): HTMLVideoElement {
  const video = document.createElement('video');
  video.play = () =>
    allows(video) ? Promise.resolve() : Promise.reject(new DOMException('a touch first', 'NotAllowedError'));
  return video;
}

async function start(video: HTMLVideoElement, autoPlay = true): Promise<boolean> {
  const { result } = renderHook(() => useSilentStart(video, autoPlay));
  await act(async () => void video.dispatchEvent(new Event('loadedmetadata')));
  return result.current;
}

describe('a picture that comes by itself', () => {
  it('WATCH-04 is silent where the browser lets no sound begin without a touch', async () => {
    const video = videoThat(({ muted }) => muted);
    expect(await start(video)).toBe(true);
    expect(video.muted).toBe(true);
  });

  it('WATCH-04 is the viewer’s own silence once they had the sound on', async () => {
    const video = videoThat(({ muted }) => muted);
    const { result } = renderHook(() => useSilentStart(video, true));
    await act(async () => void video.dispatchEvent(new Event('loadedmetadata')));
    expect(result.current).toBe(true);
    for (const muted of [false, true]) {
      video.muted = muted;
      act(() => void video.dispatchEvent(new Event('volumechange')));
    }
    expect(result.current).toBe(false);
  });

  it('WATCH-04 has its sound where the browser allows it', async () => {
    const video = videoThat(() => true);
    expect(await start(video)).toBe(false);
    expect(video.muted).toBe(false);
  });

  it('WATCH-04 waits for a press where it is not to play by itself', async () => {
    const video = videoThat(({ muted }) => muted);
    expect(await start(video, false)).toBe(false);
    expect(video.muted).toBe(false);
  });
});
