import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { segmentsOf } from './chapters';
import { SeekBar } from './seek-bar';
import type { LiveTimes } from './seek-tip';

configure({ asyncUtilTimeout: 10_000 });

const STORYBOARD = `WEBVTT

00:00:00.000 --> 00:00:50.000
a-001.jpg#xywh=0,0,192,108

00:00:50.000 --> 00:01:40.000
a-001.jpg#xywh=192,0,192,108
`;

function bar(given: { time?: number; duration?: number; live?: LiveTimes } = {}) {
  const onSeek = vi.fn();
  const segments = segmentsOf([{ title: 'ที่ร่ม', start: 40 }], 100);
  const places = { segments, time: 0, bufferedTo: 0, duration: 100, ...given };
  const { container } = render(<SeekBar {...places} storyboard="https://media.example/v/1/a.vtt" onSeek={onSeek} />);
  const slider = screen.getByRole('slider');
  slider.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  slider.setPointerCapture = () => undefined;
  const picture = () => container.querySelector<HTMLElement>('i[style*="background-image"]');
  // This environment has no pointer events of its own.
  const point = (name: string, clientX: number) =>
    fireEvent(slider, new MouseEvent(name, { bubbles: true, clientX, button: 0 }));
  return { onSeek, point, picture, slider };
}

beforeEach(() => {
  globalThis.fetch = vi.fn(async () => ({ ok: true, text: async () => STORYBOARD }) as Response);
});

describe('SeekBar', () => {
  it('WATCH-01 WATCH-02 shows picture, time and song of the place under a finger, and goes there when it is lifted', async () => {
    const { onSeek, point, picture } = bar();
    expect(fetch).not.toHaveBeenCalled();
    point('pointerdown', 20);
    point('pointermove', 120);
    expect(screen.getByText('1:00 · ที่ร่ม')).toBeTruthy();
    await waitFor(() => expect(picture()).not.toBeNull());
    expect(picture()?.style.backgroundPosition).toBe('-192px 0px');
    expect(picture()?.style.backgroundImage).toContain('https://media.example/v/1/a-001.jpg');
    point('pointerup', 120);
    expect(onSeek.mock.calls).toEqual([[60]]);
    expect(picture()).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('WATCH-12 says of a live show what time of the evening one points at', () => {
    const begun = Date.UTC(2026, 10, 20, 13, 19);
    const { point } = bar({ live: { behind: undefined, instant: (second) => begun + second * 1000 } });
    point('pointermove', 120);
    expect(screen.getByText('ที่ร่ม · 20:20 น.')).toBeTruthy();
  });

  it.each([
    [50, undefined, 'อยู่ที่สด'],
    [50, 'ช้ากว่าสด 50 วินาที', '50 วินาที เพลง ที่ร่ม ช้ากว่าสด 50 วินาที'],
    [10, 'ช้ากว่าสด 1 นาที 30 วินาที', '10 วินาที ช้ากว่าสด 1 นาที 30 วินาที'],
  ])('WATCH-12 tells at %s s where one is (%s)', (time, behind, words) => {
    const { slider } = bar({ time, live: { behind, instant: () => undefined } });
    expect(slider.getAttribute('aria-valuetext')).toBe(words);
  });

  it('WATCH-12 is filled to its end at the live point, though the newest song goes on beyond it', () => {
    const { slider } = bar({ time: 97, duration: 97, live: { behind: undefined, instant: () => undefined } });
    const filled = [...slider.querySelectorAll<HTMLElement>(':scope > span > i')].map(({ style }) => style.width);
    expect(filled).toEqual(['100%', '100%']);
  });
});
