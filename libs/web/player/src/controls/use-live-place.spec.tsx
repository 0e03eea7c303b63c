import { fireEvent, render, screen } from '@testing-library/react';
import type { HlsSource } from '../engine/use-hls';
import { useLivePlace } from './use-live-place';
import type { MediaState } from './use-media-state';

const video = { currentTime: 10, duration: 600, play: async () => undefined } as unknown as HTMLVideoElement; // of an element only what is set
const media = { time: 10, duration: 600 } as MediaState;
const source = { edge: () => 590 } as HlsSource;

function Page() {
  useLivePlace(video, media, source);
  return (
    <>
      <div role="log" tabIndex={0} aria-label="แชต" />
      <button>เต้น</button>
    </>
  );
}

describe('the key End', () => {
  it('WATCH-12 leads to the live point, and in the chat to its newest message', () => {
    render(<Page />);
    expect(fireEvent.keyDown(screen.getByRole('log'), { key: 'End' })).toBe(true);
    expect(video.currentTime).toBe(10);
    fireEvent.keyDown(screen.getByRole('button'), { key: 'End' });
    expect(video.currentTime).toBe(590);
  });
});
