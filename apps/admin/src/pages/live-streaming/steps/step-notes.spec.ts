import { stepNote } from './step-notes';

const SHOW = { live_streaming_start_at: null, live_streaming_end_at: null, live_streaming_packed_at: null };
const BEGUN = { ...SHOW, live_streaming_start_at: '2026-11-20T13:00:00Z' };
const OVER = { ...BEGUN, live_streaming_end_at: '2026-11-20T14:56:00Z' };
const PLANNED = { stage_date: '2026-11-20', stage_time_start: '20:00:00' };
const notes = (show: Parameters<typeof stepNote>[1], now: string, planned?: typeof PLANNED) =>
  (['ready', 'onAir', 'ended'] as const).map((step) => stepNote(step, show, planned, Date.parse(now)));

it('WATCH-04 WATCH-08 the steps of the evening say how long is left, when it began, and whether the file is there', () => {
  const coming = ['เริ่มเองเมื่อกดเริ่มสตรีมใน OBS', 'ดูย้อนหลังเปิดให้เอง'];
  const hint = 'ใส่คีย์ใน OBS แล้วกดเริ่มสตรีม';
  expect(notes(SHOW, '2026-11-20T12:18:00Z', PLANNED)).toEqual(['เริ่มในอีก 42 นาที', ...coming]);
  expect(notes(SHOW, '2026-11-18T12:18:00Z', PLANNED)).toEqual([hint, ...coming]);
  expect(notes(SHOW, '2026-11-20T13:04:00Z', PLANNED)).toEqual([hint, ...coming]);
  expect(notes(SHOW, '2026-11-20T12:18:00Z')).toEqual([hint, ...coming]);
  expect(notes(BEGUN, '2026-11-20T13:04:00Z', PLANNED)).toEqual(['ได้รับภาพแล้ว', 'เริ่ม 20:00 น.', 'ดูย้อนหลังเปิดให้เอง']);
  expect(notes(OVER, '2026-11-20T14:57:00Z')).toEqual(['ได้รับภาพแล้ว', '20:00 – 21:56 น.', 'กำลังเตรียมไฟล์']);
  const packed = { ...OVER, live_streaming_packed_at: '2026-11-20T14:58:00Z' };
  expect(notes(packed, '2026-11-20T15:00:00Z')[2]).toBe('ไฟล์พร้อมแล้ว');
});
