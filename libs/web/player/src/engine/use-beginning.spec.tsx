import { renderHook } from '@testing-library/react';
import { useBeginning } from './use-beginning';

describe('where a recording begins', () => {
  it('WATCH-02 WATCH-04 nobody comes before it, by the bar, a key or the start', () => {
    const video = document.createElement('video');
    let time = 0;
    Object.defineProperty(video, 'currentTime', { get: () => time, set: (to: number) => (time = to) });
    const { unmount } = renderHook(() => useBeginning(video, 130));
    const goes = (to: number, event: string) => {
      time = to;
      video.dispatchEvent(new Event(event));
      return time;
    };
    expect(goes(0, 'loadedmetadata')).toBe(130);
    expect(goes(60, 'seeking')).toBe(130);
    expect(goes(129.7, 'seeking')).toBe(129.7);
    expect(goes(500, 'timeupdate')).toBe(500);
    unmount();
    expect(goes(0, 'seeking')).toBe(0);
  });
});
