import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { segmentsOf } from './chapters';
import { SeekBar } from './seek-bar';

const STORYBOARD = `WEBVTT

00:00:00.000 --> 00:00:50.000
a-001.jpg#xywh=0,0,192,108

00:00:50.000 --> 00:01:40.000
a-001.jpg#xywh=192,0,192,108
`;

function bar() {
  const onSeek = jest.fn();
  const segments = segmentsOf([{ title: 'ที่ร่ม', start: 40 }], 100);
  const places = { segments, time: 0, bufferedTo: 0, duration: 100 };
  const { container } = render(<SeekBar {...places} storyboard="https://media.example/v/1/a.vtt" onSeek={onSeek} />);
  const slider = screen.getByRole('slider');
  slider.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  slider.setPointerCapture = () => undefined;
  const picture = () => container.querySelector<HTMLElement>('i[style*="background-image"]');
  // This environment has no pointer events of its own.
  const point = (name: string, clientX: number) =>
    fireEvent(slider, new MouseEvent(name, { bubbles: true, clientX, button: 0 }));
  return { onSeek, point, picture };
}

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => ({ ok: true, text: async () => STORYBOARD }) as Response);
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
});
