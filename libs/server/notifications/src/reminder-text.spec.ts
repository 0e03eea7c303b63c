import { reminderText } from './reminder-text';

const show = { id: 7, live_streaming_name: 'ฟังเพลงใต้ต้นไม้', stage_time_start: '20:00:00' };

describe('reminderText', () => {
  it('WATCH-10 says what begins when, and where', () => {
    expect(reminderText(show, 'https://wethi.example').replaceAll('\u00a0', ' ')).toBe(
      'เวที: “ฟังเพลงใต้ต้นไม้” เริ่ม 20:00 น. เข้าดูได้ที่ https://wethi.example/liveStreaming/7',
    );
  });

  it('TELL-01 shortens a long name, since each part of an SMS costs', () => {
    const text = reminderText({ ...show, live_streaming_name: 'ก'.repeat(200) }, 'https://wethi.example');
    expect(text).toContain(`“${'ก'.repeat(39)}…”`);
  });
});
