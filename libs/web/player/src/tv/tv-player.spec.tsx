import { act, render, screen } from '@testing-library/react';
import { readPreferences } from '../engine/preferences';
import { TvPlayer } from './tv-player';

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
});
