import { act, fireEvent, render, screen } from '@testing-library/react';
import { CastButton } from './cast-button';

const button = () => screen.queryByRole('button', { name: 'เล่นบนทีวี' });

describe('CastButton', () => {
  it('WATCH-10 asks Safari for a screen once it has found one', () => {
    const pick = vi.fn();
    const video = Object.assign(document.createElement('video'), { webkitShowPlaybackTargetPicker: pick });
    render(<CastButton video={video} />);
    expect(button()).toBeNull();
    const found = Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: 'available' });
    act(() => void video.dispatchEvent(found));
    fireEvent.click(screen.getByRole('button', { name: 'เล่นบนทีวี' }));
    expect(pick).toHaveBeenCalledTimes(1);
  });

  it('WATCH-10 asks other browsers by the standard, and is away where the source cannot be played elsewhere', async () => {
    let tell: (isNear: boolean) => void = () => undefined;
    const remote = {
      watchAvailability: vi.fn(async (told: typeof tell) => {
        tell = told;
        return 1;
      }),
      prompt: vi.fn(async () => undefined),
      cancelWatchAvailability: vi.fn(async () => undefined),
    };
    const video = Object.assign(document.createElement('video'), { remote });
    render(<CastButton video={video} />);
    await act(async () => tell(true));
    fireEvent.click(screen.getByRole('button', { name: 'เล่นบนทีวี' }));
    expect(remote.prompt).toHaveBeenCalledTimes(1);
    await act(async () => tell(false));
    expect(button()).toBeNull();
  });
});
