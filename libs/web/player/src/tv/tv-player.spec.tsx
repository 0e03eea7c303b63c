import { act, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { readPreferences } from '../engine/preferences';
import { TvPlayer, type TvPlayerHandle } from './tv-player';

vi.mock('../engine/engine', () => ({ startEngine: () => new Promise(() => undefined) }));
vi.mock('../captions/use-captions', () => ({ useCaptions: () => ({ tracks: [], shown: null }) }));

/** jsdom plays nothing; this browser wants a touch before it plays sound. */
function play(this: HTMLMediaElement): Promise<void> {
  if (!this.muted) return Promise.reject(new DOMException('a touch first', 'NotAllowedError'));
  Object.defineProperty(this, 'paused', { value: false, configurable: true });
  this.dispatchEvent(new Event('playing'));
  return Promise.resolve();
}

describe('a television that nobody has touched', () => {
  it('WATCH-13 plays without sound, says how it is had, and takes that for nobody’s wish', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    render(<TvPlayer isLive={false} url="/v/a/master.m3u8" title="" position={0} onPicture={() => undefined} />);
    const video = document.querySelector('video')!;
    await act(async () => {
      for (const event of ['loadedmetadata', 'loadeddata']) video.dispatchEvent(new Event(event));
    });
    await act(async () => void video.dispatchEvent(new Event('volumechange')));
    expect(video.muted).toBe(true);
    expect(screen.getByText('ปิดเสียงอยู่ กดตกลงบนรีโมตเพื่อเปิดเสียง')).toBeTruthy();
    expect(readPreferences().muted).toBe(false);
  });

  it('WATCH-13 plays on without sound when the phone turns it up, and answers every press', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    const pictures: unknown[] = [];
    const ref = createRef<TvPlayerHandle>();
    const onPicture = (picture: unknown) => void pictures.push(picture);
    render(<TvPlayer ref={ref} isLive={false} url="/v/a/master.m3u8" title="" position={0} onPicture={onPicture} />);
    const video = document.querySelector('video')!;
    await act(async () => {
      for (const event of ['loadedmetadata', 'loadeddata']) video.dispatchEvent(new Event(event));
    });
    pictures.length = 0;
    // As Chromium does to a picture that nobody has touched.
    let muted = true;
    const stop = () => Object.defineProperty(video, 'paused', { value: true, configurable: true });
    Object.defineProperty(video, 'muted', {
      get: () => muted,
      set: (value: boolean) => {
        muted = value;
        if (!muted) stop();
      },
    });
    act(() => ref.current?.setVolume(40));
    expect([video.paused, video.muted, video.volume]).toEqual([false, true, 0.4]);
    expect(pictures.splice(0)).toEqual([expect.objectContaining({ playing: true, volume: 0 })]);
    act(() => ref.current?.play());
    act(() => ref.current?.showCaptions(false));
    expect(pictures).toHaveLength(2);
  });
});
