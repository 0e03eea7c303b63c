import { refusalText } from './refusal-text';

const refusal = (message: string) => JSON.stringify({ result: false, code: 'ANY', message });

describe('why an upload goes no further', () => {
  it.each([
    ['a video that waits for a show', 409, refusal('วิดีโอนี้รอรับภาพการแสดงสดอยู่'), 'วิดีโอนี้รอรับภาพการแสดงสดอยู่'],
    ['a full storage', 507, refusal('ที่เก็บเต็ม'), 'ที่เก็บเต็ม'],
    ['a refusal without words', 413, 'Maximum size exceeded', 'เซิร์ฟเวอร์ไม่รับไฟล์นี้'],
  ])('WATCH-01 says it of %s', (_what, status, body, text) => {
    expect(refusalText(status, body)).toBe(text);
  });

  it.each([
    ['bytes that are there already', 409, 'Upload-Offset conflict\n'],
    ['a busy server', 503, refusal('ระบบกำลังมีผู้ใช้งานมาก')],
    ['a line that broke', 0, ''],
  ])('WATCH-01 goes on by itself after %s', (_what, status, body) => {
    expect(refusalText(status, body)).toBeUndefined();
  });
});
