import { fireEvent, render, screen } from '@testing-library/react';
import type { HlsSource } from '../engine/use-hls';
import { useLivePlace } from './use-live-place';
import type { MediaState } from './use-media-state';

const video = { currentTime: 10, duration: 600, play: async () => undefined } as unknown as HTMLVideoElement; // of an element only what is set
const media = { time: 10, duration: 600 } as MediaState;
const source = { edge: () => 590 } as HlsSource;

function Page({ from = source }: { from?: HlsSource }) {
  useLivePlace(video, media, from);
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

  it.each([NaN, Infinity])('WATCH-12 plays, and goes nowhere, while no newest second is known: %s', (duration) => {
    const played = vi.fn(async () => undefined);
    Object.assign(video, { duration, currentTime: 10, play: played });
    render(<Page from={{ edge: () => undefined } as HlsSource} />);
    fireEvent.keyDown(screen.getByRole('button'), { key: 'End' });
    expect([video.currentTime, played.mock.calls.length]).toEqual([10, 1]);
  });
});
