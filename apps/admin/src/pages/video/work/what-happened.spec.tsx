import { render, screen } from '@testing-library/react';
import type { VideoWork } from '../use-works';
import { WhatHappened } from './what-happened';

const WORK: VideoWork = {
  ...{ video_id: 1, video_status: 'error', running: false, fault: 'NO_SOUND', fault_detail: 'no stream' },
  ...{ source_name: 'teaser.mp4', source_bytes: 412e6, source_picture: '1920×1080 · 25 · H.264', source_sound: null },
  ...{ parts: [], watchable: [], started_at: '2026-11-17T03:02:00Z', ended_at: '2026-11-17T03:04:00Z' },
};
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('what happened to a file', () => {
  it('WATCH-01 tells how far the work came, and other causes', () => {
    render(<WhatHappened work={WORK} />);
    expect(said()).toEqual([
      'อัปโหลดครบteaser.mp4 · 412 MB',
      'อ่านภาพได้1920×1080 · 25 · H.264',
      expect.stringMatching(/^ไม่มีเสียงในไฟล์ล่าสุด 17-11-2026 10:04/),
      expect.stringMatching(/^ไฟล์นี้ไม่จบ/),
      expect.stringMatching(/^ที่เก็บเต็ม/),
      expect.stringMatching(/^ไฟล์นี้ติดรหัส/),
    ]);
  });

  it('WATCH-01 says nothing of a picture that was not read, nor its own cause twice', () => {
    render(<WhatHappened work={{ ...WORK, fault: 'CUT_OFF', source_picture: null }} />);
    expect(said().filter((text) => text?.includes('อ่านภาพได้') || text?.startsWith('ไฟล์นี้ไม่จบ'))).toEqual([]);
    expect(said()).toHaveLength(4);
  });
});
