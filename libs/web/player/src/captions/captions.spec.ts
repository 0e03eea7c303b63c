import { captionsOf, chooseCaptions, followCaptions, toggleCaptions } from './captions';
import { videoWith } from '../testing/video-with';

const stays = () => new AbortController().signal;

beforeEach(() => localStorage.clear());

describe('captions', () => {
  it('WATCH-10 are off at first, shown in one language at a time, and remembered on the device', () => {
    const video = videoWith(['th', 'en']);
    followCaptions(video, () => undefined, stays());
    expect(captionsOf(video)).toEqual({
      tracks: [
        { language: 'th', label: 'th' },
        { language: 'en', label: 'en' },
      ],
      shown: null,
    });
    chooseCaptions(video, 'en');
    expect([...video.textTracks].map(({ mode }) => mode)).toEqual(['disabled', 'showing']);

    const next = videoWith(['th', 'en']);
    const told = vi.fn();
    followCaptions(next, told, stays());
    expect(told.mock.lastCall).toMatchObject([{ shown: 'en' }]);
  });

  it('WATCH-10 are switched on and off by one key, and kept off', () => {
    const video = videoWith(['th', 'en']);
    toggleCaptions(video);
    expect(captionsOf(video).shown).toBe('th');
    toggleCaptions(video);
    expect(captionsOf(video).shown).toBeNull();
    const next = videoWith(['th']);
    followCaptions(next, () => undefined, stays());
    expect(captionsOf(next).shown).toBeNull();
  });

  it('WATCH-10 are shown as they come', () => {
    chooseCaptions(videoWith(['th']), 'th');
    const video = videoWith(['th']);
    followCaptions(video, () => undefined, stays());
    const [track] = [...video.textTracks];
    if (track) track.mode = 'disabled';
    video.textTracks.dispatchEvent(new Event('addtrack'));
    expect(captionsOf(video).shown).toBe('th');
  });
});
