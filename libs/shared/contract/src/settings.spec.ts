import { fillText, SMS_TEXT, smsTextFault, type SmsTextName } from './settings';

describe('texts of SMS', () => {
  it.each(Object.entries(SMS_TEXT))('TELL-01 %s may be sent as the program writes it', (name, { text, words }) => {
    expect(smsTextFault(name as SmsTextName, text)).toBeUndefined(); // Object.entries forgets the names
    expect(fillText(text, words)).not.toMatch(/[{}]/);
  });

  it.each([
    ['sms_code_text', 'เวที รหัสของคุณ', 'ต้องมี {รหัส} ในข้อความ'],
    ['sms_refuse_text', 'เวที: ส่งใหม่ที่ {ลิงก์}', 'ต้องมี {เหตุผล} ในข้อความ'],
    ['sms_approve_text', 'เวที: {ลิงก์} {รหัส}', 'ไม่รู้จัก {รหัส} ใช้ได้เฉพาะคำที่อยู่ใต้ช่อง'],
    ['sms_approve_text', 'เวที: {ลิงก์} {constructor}', 'ไม่รู้จัก {constructor} ใช้ได้เฉพาะคำที่อยู่ใต้ช่อง'],
    ['sms_approve_text', 'เวที: {{ลิงก์}}', 'วงเล็บปีกกาใช้ได้เฉพาะคำที่อยู่ใต้ช่อง'],
    ['sms_approve_text', 'เข้าดูได้ที่ {ลิงก์}', 'ต้องมีคำว่า “เวที” ให้คนรับรู้ว่าใครส่ง'],
  ] as const)('TELL-01 %s is refused as %s', (name, text, fault) => {
    expect(smsTextFault(name, text)).toBe(fault);
  });

  it('TELL-01 a word without anything to say leaves one space, and what a word becomes is not read again', () => {
    expect(fillText('ก {เหตุผล} ข {งาน}', { งาน: '{เหตุผล}' })).toBe('ก ข {เหตุผล}');
  });
});
