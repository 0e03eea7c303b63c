import { readCaptions } from './caption-text';

const read = (text: string) => readCaptions(Buffer.from(text));

describe('reading captions', () => {
  it('WATCH-10 keeps the cues of WebVTT, without its notes and styles, in the order of their times', () => {
    const text = [
      '\uFEFFWEBVTT - คลื่นสีน้ำเงิน',
      'Kind: captions',
      '',
      'NOTE ฉบับแก้',
      '',
      'STYLE',
      '::cue { background: url(https://elsewhere.example) }',
      '',
      'ท่อนฮุก',
      '00:10.000 --> 00:12.000 align:start line:90%',
      '<i>กลับมา</i>',
      'หาฉัน',
      '',
      '01:00:01.5 --> 01:00:02.000',
      'จบ',
      '',
      '00:01.000 --> 00:02.500',
      'เปิดเวที',
    ].join('\r\n');
    expect(read(text)).toEqual({
      cues: 3,
      text: `WEBVTT

00:00:01.000 --> 00:00:02.500
เปิดเวที

00:00:10.000 --> 00:00:12.000 align:start line:90%
<i>กลับมา</i>
หาฉัน

01:00:01.500 --> 01:00:02.000
จบ

`,
    });
  });

  it('WATCH-10 turns SRT into WebVTT', () => {
    const srt =
      '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<font color="#fff">สวัสดี</font>\n\n2\n00:00:03,000 --> 00:00:04,000\nครับ\n';
    expect(read(srt)).toEqual({
      cues: 2,
      text: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nสวัสดี\n\n00:00:03.000 --> 00:00:04.000\nครับ\n\n',
    });
  });

  it.each([
    ['a text', 'สวัสดี\nครับ', 'บรรทัด 2 ต้องเป็นเวลา'],
    ['nothing', '', 'บรรทัด 1 ไม่พบคำบรรยาย'],
    ['a head alone', 'WEBVTT\n\n', 'บรรทัด 1 ไม่พบคำบรรยาย'],
    ['an end before its start', '1\n00:00:05,000 --> 00:00:04,000\nก', 'บรรทัด 2 เวลาจบก่อนเวลาเริ่ม'],
    ['a broken time', 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nก\n\n00:0x --> 00:00:04.000\nข', 'บรรทัด 6 ต้องเป็นเวลา'],
    ['no line between', '00:01.000 --> 00:02.000\nก\n00:02.000 --> 00:03.000\nข', 'บรรทัด 3 มีเวลาของช่วงใหม่'],
  ])('WATCH-10 says in which line %s is wrong', (_what, text, fault) => {
    expect(() => read(text)).toThrow(fault);
  });

  it('WATCH-10 refuses the Thai encoding of Windows, and says where it begins', () => {
    const windows = Buffer.concat([
      Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'),
      Buffer.from([0xca, 0xc7, 0xd1, 10]),
    ]);
    expect(() => readCaptions(windows)).toThrow('บรรทัด 3 ไม่ได้เข้ารหัส UTF-8');
  });

  it('WATCH-10 reads captions of a whole evening at once', () => {
    const cue = (at: number) => `${at}:00:01,000 --> ${at}:00:02,000\nก\n\n`;
    const text = Array.from({ length: 20_000 }, (_, place) => cue(place % 100)).join('');
    expect(read(text).cues).toBe(20_000);
  });
});
