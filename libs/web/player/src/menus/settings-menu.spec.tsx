import { fireEvent, render, screen } from '@testing-library/react';
import { videoWith } from '../testing/video-with';
import type { HlsSource } from '../engine/use-hls';
import { SettingsMenu } from './settings-menu';

function source(changed: Partial<HlsSource>): HlsSource {
  return {
    offer: {
      rungs: [
        { height: 1080, bitrate: 4_628_000 },
        { height: 240, bitrate: 428_000 },
      ],
      sound: { url: 'https://media.example/audio.m3u8', bitrate: 128_000 },
    },
    height: 1080,
    quality: null,
    saver: false,
    reconnecting: false,
    setQuality: vi.fn(),
    setSaver: vi.fn(),
    used: () => 412_000_000,
    instant: () => undefined,
    edge: () => undefined,
    ...changed,
  };
}

function open(changed: Partial<HlsSource> = {}) {
  const shown = source(changed);
  render(<SettingsMenu video={videoWith([])} source={shown} rate={1} />);
  fireEvent.keyDown(screen.getByRole('button', { name: /^คุณภาพวิดีโอ/ }), { key: 'Enter' });
  return shown;
}

describe('SettingsMenu', () => {
  it('WATCH-13 says of each choice what an hour of it needs, and what was used', () => {
    open();
    const choices = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(choices).toEqual([
      'อัตโนมัติ ตอนนี้ 1080p2,080 MB',
      '1080p ชัดมาก2,080 MB',
      '240p ประหยัดเน็ตที่สุด190 MB',
      'ฟังเสียงอย่างเดียว 60 MB',
    ]);
    expect(screen.getByText(/คืนนี้ใช้ไปแล้ว 410 MB/)).toBeTruthy();
  });

  it('WATCH-13 SITE-11 is worked by keys: data saver stays open, a choice closes', () => {
    const { setSaver, setQuality } = open();
    fireEvent.keyDown(screen.getByRole('menuitemcheckbox', { name: /ประหยัดเน็ต/ }), { key: 'Enter' });
    expect(setSaver).toHaveBeenCalledWith(true);
    fireEvent.keyDown(screen.getByRole('menuitemradio', { name: /ฟังเสียงอย่างเดียว/ }), { key: 'Enter' });
    expect(setQuality).toHaveBeenCalledWith('audio');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('WATCH-13 offers no sizes where the browser chooses them', () => {
    open({ offer: { rungs: [], sound: { url: 'https://media.example/audio.m3u8', bitrate: 128_000 } }, height: 0 });
    expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(2);
  });

  it('WATCH-10 offers captions where the video has some', () => {
    const video = videoWith(['th', 'en']);
    render(<SettingsMenu video={video} source={source({})} rate={1} />);
    fireEvent.keyDown(screen.getByRole('button', { name: /^คุณภาพวิดีโอ/ }), { key: 'Enter' });
    fireEvent.keyDown(screen.getByRole('menuitemradio', { name: 'en' }), { key: 'Enter' });
    expect([...video.textTracks].map(({ mode }) => mode)).toEqual(['disabled', 'showing']);
  });
});
