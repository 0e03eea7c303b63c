import { helpAnswerText } from './help-answer-text';

describe('helpAnswerText', () => {
  it('WATCH-11 names the call that it answers', () => {
    expect(helpAnswerText({ id: 2481, help_request_answer: 'ลองปิด Wi-Fi\nแล้วเปิดใหม่' })).toBe(
      'เวที: ตอบ ช่วย-2481 ลองปิด Wi-Fi แล้วเปิดใหม่',
    );
  });

  it('SITE-09 TELL-01 says all of a long answer to who has no page where it stands', () => {
    const text = helpAnswerText({ id: 1, help_request_answer: 'ก'.repeat(500) }, false);
    expect(text).toBe(`เวที: ตอบ ช่วย-1 ${'ก'.repeat(500)}`);
  });

  it('TELL-01 says where a long answer stands in full', () => {
    const text = helpAnswerText({ id: 1, help_request_answer: 'ก'.repeat(500) });
    expect(text).toBe(`เวที: ตอบ ช่วย-1 ${'ก'.repeat(119)}… อ่านต่อในหน้าที่ขอความช่วยเหลือ`);
  });
});
