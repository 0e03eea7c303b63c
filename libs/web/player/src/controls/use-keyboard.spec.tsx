import { fireEvent, render } from '@testing-library/react';
import { useRemoteKeys } from '../tv/use-remote-keys';
import { useKeyboard } from './use-keyboard';

const nothing = () => undefined;

describe('a key that is held down', () => {
  const video = document.createElement('video');
  const play = vi.spyOn(video, 'play').mockResolvedValue(undefined);
  Object.defineProperty(video, 'duration', { value: 600 });
  beforeEach(() => {
    video.currentTime = 100;
    play.mockClear();
  });
  const hold = (key: string) => {
    for (const repeat of [false, true, true]) expect(fireEvent.keyDown(document.body, { key, repeat })).toBe(false);
    return [play.mock.calls.length, video.currentTime];
  };

  it('WATCH-02 plays or stops once, and goes on along the video', () => {
    function Page() {
      useKeyboard(document.body, video, nothing, nothing);
      return null;
    }
    render(<Page />);
    expect(hold(' ')).toEqual([1, 100]);
    expect(hold('ArrowRight')).toEqual([1, 130]);
  });

  it('WATCH-13 does the same on a remote control', () => {
    function Page() {
      useRemoteKeys(video);
      return null;
    }
    render(<Page />);
    expect(hold('Enter')).toEqual([1, 100]);
    expect(hold('MediaRewind')).toEqual([1, 10]);
  });
});
